import { checkValues } from '#contracts/forms/check-values.ts';
import { contactSchema, type contactTopics } from '#contracts/forms/contact.ts';
import { MessageForm, type MessageFormBasics } from './MessageForm.tsx';
import { PersonFields, type PersonLabels } from './PersonFields.tsx';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import { SelectField } from '#site/ui/form/SelectField.tsx';
import { TextArea } from '#site/ui/form/TextArea.tsx';

type ContactLabels = PersonLabels & {
  topic: string;
  topics: readonly { value: (typeof contactTopics)[number]; label: string }[];
  choose: string;
  message: string;
  submit: string;
};

type ContactFormProps = MessageFormBasics & { labels: ContactLabels };

/** The contact form. */
export const ContactForm = withServerMarkup('ContactForm', Contact);

function Contact({ labels, ...basics }: ContactFormProps) {
  return (
    <MessageForm
      form="contact"
      {...basics}
      submit={labels.submit}
      check={(values) => checkValues(contactSchema, values)}
    >
      {(field) => (
        <>
          <PersonFields field={field} labels={labels} />
          <SelectField {...field('topic')} label={labels.topic} placeholder={labels.choose} options={labels.topics} />
          <TextArea {...field('message')} label={labels.message} autoComplete="off" />
        </>
      )}
    </MessageForm>
  );
}
