import { checkValues } from '#contracts/forms/check-values.ts';
import { supportSchema } from '#contracts/forms/support.ts';
import { ChosenFile, type FileLabels } from './ChosenFile.tsx';
import { MessageForm, type MessageFormBasics } from './MessageForm.tsx';
import { PersonFields, type PersonLabels } from './PersonFields.tsx';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import { SelectField } from '#site/ui/form/SelectField.tsx';
import { TextArea } from '#site/ui/form/TextArea.tsx';
import { TextField } from '#site/ui/form/TextField.tsx';
import { Rows } from '#site/ui/Rows.tsx';

type Option = { value: string; label: string };

type SupportLabels = PersonLabels & {
  app: string;
  apps: readonly Option[];
  platform: string;
  platforms: readonly Option[];
  choose: string;
  appVersion: string;
  appVersionHint: string;
  optional: string;
  message: string;
  messageHint: string;
  screenshot: FileLabels;
  submit: string;
};

type SupportFormProps = MessageFormBasics & { labels: SupportLabels };

/** The support form. */
export const SupportForm = withServerMarkup('SupportForm', Support);

function Support({ labels, ...basics }: SupportFormProps) {
  return (
    <MessageForm
      form="support"
      {...basics}
      submit={labels.submit}
      check={(values) => checkValues(supportSchema, values)}
      withFile
    >
      {(field) => (
        <>
          <PersonFields field={field} labels={labels} />
          <Rows columns={2}>
            <SelectField {...field('app')} label={labels.app} placeholder={labels.choose} options={labels.apps} />
            <SelectField
              {...field('platform')}
              label={labels.platform}
              placeholder={labels.choose}
              options={labels.platforms}
            />
          </Rows>
          <TextField
            {...field('appVersion')}
            label={labels.appVersion}
            optional={labels.optional}
            hint={labels.appVersionHint}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="next"
          />
          <TextArea {...field('message')} label={labels.message} hint={labels.messageHint} autoComplete="off" />
          <ChosenFile
            field={field('screenshot')}
            language={basics.place.language}
            optional={labels.optional}
            labels={labels.screenshot}
          />
        </>
      )}
    </MessageForm>
  );
}
