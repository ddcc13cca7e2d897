import type { Locale } from '#site/i18n/locale.ts';
import { CheckboxField } from '#site/ui/form/CheckboxField.tsx';
import { FileField } from '#site/ui/form/FileField.tsx';
import { ProtectionNotice } from '#site/ui/form/ProtectionNotice.tsx';
import { SearchField } from '#site/ui/form/SearchField.tsx';
import { SelectField } from '#site/ui/form/SelectField.tsx';
import { SubmitButton } from '#site/ui/form/SubmitButton.tsx';
import { TextArea } from '#site/ui/form/TextArea.tsx';
import { TextField } from '#site/ui/form/TextField.tsx';
import { Specimen } from './Specimen.tsx';
import { States } from './States.tsx';

type FormSpecimensProps = { locale: Locale };

/** Form controls: empty, filled, invalid, busy; and with overlong texts. */
export function FormSpecimens({ locale: { t, language, path } }: FormSpecimensProps) {
  const id = (name: string) => `${language.code}-${name}`;
  const long = t('home.hero.description');
  const topics = ['general', 'press'].map((value) => ({
    value,
    label: value === 'press' ? long : t('contact.topic.general'),
  }));
  const file = {
    label: t('apply.form.resume'),
    hint: t('apply.form.resumeHint', { size: '5 MB' }),
    remove: t('form.file.remove'),
    onRemove: () => undefined,
  };
  return (
    <>
      <Specimen name="TextField: states, filled, wrong, off, long">
        <States>
          <TextField id={id('name')} label={t('form.name')} hint={t('form.emailHint')} />
        </States>
        <TextField id={id('filled')} label={t('form.name')} optional={t('form.optional')} defaultValue={long} />
        <TextField
          id={id('wrong')}
          label={t('form.email')}
          error={t('form.error.email-invalid')}
          defaultValue="lina@"
        />
        <TextField id={id('off')} label={t('form.name')} disabled defaultValue="Lina" />
        <TextField id={id('long')} label={long} hint={long} error={long} />
      </Specimen>
      <Specimen name="TextArea: empty, filled, wrong">
        <TextArea id={id('letter')} label={t('apply.form.letter')} hint={t('apply.form.letterHint')} />
        <TextArea id={id('letter-filled')} label={t('contact.form.message')} value={long} readOnly />
        <TextArea id={id('letter-wrong')} label={t('contact.form.message')} error={t('form.error.required')} />
      </Specimen>
      <Specimen name="SearchField: states, small, long">
        <States>
          <SearchField label={t('search.title')} placeholder={t('search.placeholder')} submit={t('search.submit')} />
        </States>
        <SearchField label={t('search.title')} placeholder={long} submit={t('search.submit')} size="small" />
      </Specimen>
      <Specimen name="SelectField: states, wrong, a long choice">
        <States>
          <SelectField
            id={id('topic')}
            label={t('contact.form.topic')}
            placeholder={t('form.choose')}
            options={topics}
          />
        </States>
        <SelectField
          id={id('topic-wrong')}
          label={t('contact.form.topic')}
          error={t('form.error.choice-unknown')}
          options={topics}
        />
        <SelectField id={id('topic-long')} label={t('contact.form.topic')} options={topics} defaultValue="press" />
      </Specimen>
      <Specimen name="CheckboxField: states, checked, wrong">
        <States>
          <CheckboxField id={id('consent')} label={t('apply.form.consent')} />
        </States>
        <CheckboxField id={id('consent-checked')} label={t('apply.form.consent')} defaultChecked />
        <CheckboxField id={id('consent-wrong')} label={t('form.name')} error={t('form.error.consent-missing')} />
      </Specimen>
      <Specimen name="FileField: empty, chosen, wrong">
        <FileField id={id('file')} {...file} />
        <FileField id={id('file-chosen')} {...file} chosen={`${long}.pdf`} />
        <FileField id={id('file-wrong')} {...file} error={t('form.error.file-type')} />
      </Specimen>
      <Specimen name="SubmitButton: states, sending; ProtectionNotice">
        <States>
          <SubmitButton label={t('contact.form.send')} busy={undefined} />
        </States>
        <SubmitButton label={t('contact.form.send')} busy={t('form.sending')} />
        <ProtectionNotice
          text={t('form.notice.proof')}
          links={[
            { label: t('form.notice.privacy'), href: path('/privacy') },
            { label: t('form.notice.terms'), href: path('/terms') },
          ]}
        />
      </Specimen>
    </>
  );
}
