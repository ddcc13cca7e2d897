import { useRef } from 'react';
import { applicationSchema } from '#contracts/forms/application.ts';
import { checkValues } from '#contracts/forms/check-values.ts';
import { ChosenFile, type FileLabels } from '#site/islands/forms/ChosenFile.tsx';
import { MessageForm, type MessageFormBasics } from '#site/islands/forms/MessageForm.tsx';
import { PersonFields, type PersonLabels } from '#site/islands/forms/PersonFields.tsx';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import { CheckboxField } from '#site/ui/form/CheckboxField.tsx';
import { SelectField } from '#site/ui/form/SelectField.tsx';
import { TextArea } from '#site/ui/form/TextArea.tsx';
import { TextField } from '#site/ui/form/TextField.tsx';
import { DraftNotice, type DraftLabels } from './DraftNotice.tsx';
import { useDraft } from './use-draft.ts';

type ApplicationLabels = PersonLabels & {
  job: string;
  choose: string;
  optional: string;
  phone: string;
  link: string;
  linkHint: string;
  coverLetter: string;
  coverLetterHint: string;
  resume: FileLabels;
  consent: string;
  draft: DraftLabels;
  submit: string;
};

type ApplicationFormProps = MessageFormBasics & {
  /** Jobs to choose from; a single one is fixed by the page. */
  jobs: readonly { value: string; label: string; lang?: string | undefined }[];
  labels: ApplicationLabels;
};

/** The job application form. A draft survives a reload, on the visitor's device only. */
export const ApplicationForm = withServerMarkup('ApplicationForm', Application);

function Application({ jobs, labels, ...basics }: ApplicationFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraft(formRef);
  const [own, another] = jobs;
  return (
    <div onInput={draft.save}>
      <MessageForm
        form="application"
        formRef={formRef}
        {...basics}
        submit={labels.submit}
        check={(values) => checkValues(applicationSchema, values)}
        withFile
        // Firefox would keep the consent checked when the page is reloaded. The draft restores texts.
        autoComplete="off"
        onSent={draft.clear}
      >
        {(field) => (
          <>
            <DraftNotice state={draft.state} labels={labels.draft} onDiscard={draft.discard} />
            {own && !another ? (
              <input type="hidden" name="job" value={own.value} />
            ) : (
              <SelectField {...field('job')} label={labels.job} placeholder={labels.choose} options={jobs} />
            )}
            <PersonFields field={field} labels={labels} />
            <TextField
              {...field('phone')}
              label={labels.phone}
              optional={labels.optional}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              enterKeyHint="next"
              dir="ltr"
            />
            <TextField
              {...field('link')}
              label={labels.link}
              optional={labels.optional}
              hint={labels.linkHint}
              type="url"
              inputMode="url"
              autoComplete="url"
              spellCheck={false}
              enterKeyHint="next"
              dir="ltr"
            />
            <TextArea
              {...field('coverLetter')}
              label={labels.coverLetter}
              hint={labels.coverLetterHint}
              autoComplete="off"
            />
            <ChosenFile field={field('resume')} language={basics.place.language} labels={labels.resume} />
            <CheckboxField {...field('consent')} label={labels.consent} />
          </>
        )}
      </MessageForm>
    </div>
  );
}
