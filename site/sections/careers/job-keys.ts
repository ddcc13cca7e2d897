/** Label keys of the properties that jobs are grouped by, each written in full. */
import type { EmploymentType, JobPlace, Team } from '#content/facts/topics.ts';
import type { LabelKey } from '#site/i18n/resources.ts';

export const teamKey = {
  engineering: 'careers.team.engineering',
  security: 'careers.team.security',
  design: 'careers.team.design',
  support: 'careers.team.support',
  marketing: 'careers.team.marketing',
} as const satisfies Record<Team, LabelKey>;

export const employmentKey = {
  'full-time': 'careers.type.full-time',
  'part-time': 'careers.type.part-time',
  internship: 'careers.type.internship',
} as const satisfies Record<EmploymentType, LabelKey>;

export const placeKey = {
  lulea: 'careers.place.lulea',
} as const satisfies Record<JobPlace, LabelKey>;
