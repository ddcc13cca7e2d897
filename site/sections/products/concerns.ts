import type { AppId } from '#content/facts/apps.ts';
import type { LabelKey } from '#site/i18n/resources.ts';

type Concern = { question: LabelKey; answer: LabelKey; apps: readonly [AppId, ...AppId[]] };

/** Common concerns, and the apps for them, in the order of the home page. */
export const concerns: readonly Concern[] = [
  {
    question: 'products.guide.talkative.question',
    answer: 'products.guide.talkative.answer',
    apps: ['firewall'],
  },
  {
    question: 'products.guide.documents.question',
    answer: 'products.guide.documents.answer',
    apps: ['photovault'],
  },
  {
    question: 'products.guide.others.question',
    answer: 'products.guide.others.answer',
    apps: ['applock', 'photovault'],
  },
  {
    question: 'products.guide.lost.question',
    answer: 'products.guide.lost.answer',
    apps: ['antitheft'],
  },
  {
    question: 'products.guide.wifi.question',
    answer: 'products.guide.wifi.answer',
    apps: ['vpn'],
  },
  {
    question: 'products.guide.passwords.question',
    answer: 'products.guide.passwords.answer',
    apps: ['password'],
  },
];
