import type { LabelKey } from '#site/i18n/resources.ts';

/** What a thank-you page says, by its address: after each form, and after each choice of the newsletter's pages. */
export const outcomes = {
  contact: { title: 'thanks.contact.title', text: 'thanks.contact.text' },
  support: { title: 'thanks.support.title', text: 'thanks.support.text' },
  application: { title: 'thanks.application.title', text: 'thanks.application.text' },
  inquiry: { title: 'inquiry.panel.title', text: 'inquiry.panel.text' },
  newsletter: { title: 'thanks.newsletter.title', text: 'thanks.newsletter.text' },
  'newsletter-confirmed': { title: 'thanks.confirmed.title', text: 'thanks.confirmed.text' },
  'newsletter-unsubscribed': { title: 'thanks.unsubscribed.title', text: 'thanks.unsubscribed.text' },
  'newsletter-erased': { title: 'thanks.erased.title', text: 'thanks.erased.text' },
  'newsletter-saved': { title: 'thanks.saved.title', text: 'thanks.saved.text' },
} as const satisfies Record<string, { title: LabelKey; text: LabelKey }>;

/** Where a thank-you page stands: `/thank-you/<outcome>`. */
export type OutcomeName = keyof typeof outcomes;

/** All of them. */
export const outcomeNames = Object.keys(outcomes) as OutcomeName[];
