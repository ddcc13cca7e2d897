import { statusId, type StatusState } from '#contracts/status-states.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import { StateMark, type StateTone } from '#site/ui/StateMark.tsx';

type States<Part extends 'forms' | 'mails'> = Readonly<Record<StatusState<Part>, readonly [LabelKey, StateTone]>>;

const unknown = ['status.unknown.state', 'quiet'] as const;
const working = ['status.working', 'ok'] as const;

const formStates: States<'forms'> = { unknown, working, failing: ['status.failing', 'danger'] };

const mailStates: States<'mails'> = {
  unknown,
  working,
  late: ['status.late', 'danger'],
  undelivered: ['status.undelivered', 'danger'],
  nobody: ['status.nobody', 'danger'],
};

type PartStateProps = { locale: Locale };

/** All states of the forms, of which one is shown. */
export function FormsState({ locale: { t } }: PartStateProps) {
  return (Object.keys(formStates) as StatusState<'forms'>[]).map((state) => {
    const [label, tone] = formStates[state];
    const id = statusId('forms', state);
    return <StateMark key={state} id={id} tone={tone} text={t(label)} hidden={state !== 'unknown'} />;
  });
}

/** All states of the mails, of which one is shown. */
export function MailsState({ locale: { t } }: PartStateProps) {
  return (Object.keys(mailStates) as StatusState<'mails'>[]).map((state) => {
    const [label, tone] = mailStates[state];
    const id = statusId('mails', state);
    return <StateMark key={state} id={id} tone={tone} text={t(label)} hidden={state !== 'unknown'} />;
  });
}
