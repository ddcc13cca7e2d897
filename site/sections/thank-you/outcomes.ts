import type { LabelKey } from '#site/i18n/resources.ts';

type NextStep = { route: string; label: LabelKey };

const home: NextStep = { route: '/', label: 'thanks.home' };
const apps: NextStep = { route: '/products', label: 'closing.action' };
const guides: NextStep = { route: '/documentation', label: 'thanks.guides' };
const questions: NextStep = { route: '/faq', label: 'faq.title' };
const jobs: NextStep = { route: '/careers', label: 'job.back' };
const blog: NextStep = { route: '/blog', label: 'thanks.blog' };

/**
 * Texts and links of the thank-you pages, by outcome: one for each form, and for each action on the newsletter pages.
 */
export const outcomes = {
  contact: { title: 'thanks.contact.title', text: 'thanks.contact.text', next: [apps, home] },
  support: { title: 'thanks.support.title', text: 'thanks.support.text', next: [questions, guides] },
  application: { title: 'thanks.application.title', text: 'thanks.application.text', next: [jobs, home] },
  inquiry: { title: 'inquiry.panel.title', text: 'inquiry.panel.text', next: [apps, home] },
  newsletter: { title: 'thanks.newsletter.title', text: 'thanks.newsletter.text', next: [apps, blog] },
  'newsletter-confirmed': { title: 'thanks.confirmed.title', text: 'thanks.confirmed.text', next: [blog, apps] },
  'newsletter-unsubscribed': { title: 'thanks.unsubscribed.title', text: 'thanks.unsubscribed.text', next: [home] },
  'newsletter-erased': { title: 'thanks.erased.title', text: 'thanks.erased.text', next: [home] },
  'newsletter-saved': { title: 'thanks.saved.title', text: 'thanks.saved.text', next: [blog, home] },
} as const satisfies Record<string, { title: LabelKey; text: LabelKey; next: readonly NextStep[] }>;

/** The last part of the path: `/thank-you/<outcome>`. */
export type OutcomeName = keyof typeof outcomes;

export const outcomeNames = Object.keys(outcomes) as OutcomeName[];
