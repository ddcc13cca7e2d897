import type { ReactNode } from 'react';
import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { FormSection } from '#site/sections/forms/FormSection.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './ContactPage.module.css';

type ContactPageProps = {
  locale: Locale;
  /** The form. */
  children?: ReactNode;
};

/** A form, and every other way to reach us, by what it is about. */
export function ContactPage({ locale, children }: ContactPageProps) {
  const { t, path, language } = locale;
  const { mail, address, legalName } = company;
  const country = new Intl.DisplayNames(language.tag, { type: 'region' }).of(address.countryCode);
  return (
    <>
      <PageIntro title={t('contact.heading')} lead={t('contact.lead')} />
      <FormSection id="form-title" title={t('contact.form.title')}>
        {children}
      </FormSection>
      <Section aria-labelledby="ways-title">
        <h2 id="ways-title" className={css.title}>
          {t('contact.ways.title')}
        </h2>
        <ul className={css.ways}>
          <li>
            <h3>{t('contact.support.title')}</h3>
            <p>
              {t('contact.support.text')} <a href={path('/support')}>{t('contact.support.link')}</a>
            </p>
            <MailLink address={mail.support} />
          </li>
          <Way title={t('contact.hello.title')} text={t('contact.hello.text')} address={mail.hello} />
          <Way title={t('contact.privacy.title')} text={t('contact.privacy.text')} address={mail.privacy} />
          <Way title={t('contact.security.title')} text={t('contact.security.text')} address={mail.security} />
          <Way title={t('contact.press.title')} text={t('contact.press.text')} address={mail.press} />
          <Way title={t('contact.careers.title')} text={t('contact.careers.text')} address={mail.careers} />
        </ul>
      </Section>
      <Section className={css.post} aria-labelledby="post-title">
        <h2 id="post-title">{t('contact.address.title')}</h2>
        <div>
          <p>{t('contact.address.text')}</p>
          <address>
            <bdi>{legalName}</bdi>
            <br />
            <bdi>{address.street}</bdi>
            <br />
            <bdi>
              {address.postalCode} {address.city}
            </bdi>
            <br />
            {country}
          </address>
        </div>
      </Section>
    </>
  );
}

function Way({ title, text, address }: { title: string; text: string; address: string }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      <MailLink address={address} />
    </li>
  );
}

/** An address to write to. It stays left to right in every language. */
function MailLink({ address }: { address: string }) {
  return (
    <a className={css.mail} href={`mailto:${address}`}>
      <bdi>{address}</bdi>
    </a>
  );
}
