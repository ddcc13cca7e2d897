/** Ids of categories for news, blog posts and jobs. Their names are labels in `locales/`. */

/** Categories of news, in the order of the filter. */
export const newsCategories = ['product-news', 'company', 'security'] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** Tags of blog posts, in the order of the list. */
export const blogTags = ['privacy', 'passwords', 'android', 'ios', 'travel', 'family', 'photos', 'networks'] as const;
export type BlogTag = (typeof blogTags)[number];

/** Teams that hire, in the order of the list of jobs. */
export const teams = ['engineering', 'security', 'design', 'support', 'marketing'] as const;
export type Team = (typeof teams)[number];

/** Office locations, in the order of the filter. */
export const jobPlaces = ['lulea'] as const;
export type JobPlace = (typeof jobPlaces)[number];

/** Kinds of employment. */
export const employmentTypes = ['full-time', 'part-time', 'internship'] as const;
export type EmploymentType = (typeof employmentTypes)[number];
