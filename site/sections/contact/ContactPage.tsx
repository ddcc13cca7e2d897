import type { ReactNode } from 'react';
import { company } from '#content/facts/company.ts';
import { countryName } from '#locales/country-name.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { FormSection } from '#site/sections/forms/FormSection.tsx';
import { LetterScene } from '#site/ui/art/LetterScene.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import css from './ContactPage.module.css';

type ContactPageProps = {
  locale: Locale;
  children?: ReactNode;
};

/** The contact page: a form, and other ways to reach us, by topic. */
export function ContactPage({ locale, children }: ContactPageProps) {
  const { t, path, language } = locale;
  const { mail, address, legalName } = company;
  const country = countryName(address.countryCode, language.tag);
  return (
    <>
      <PageIntro
        title={t('contact.heading')}
        lead={t('contact.lead')}
        art={
          <IntroArt>
            <LetterScene />
          </IntroArt>
        }
      />
      <FormSection
        id="form-title"
        title={t('contact.form.title')}
        aside={
          <>
            <Heading level={2} size="h3">
              {t('contact.ways.title')}
            </Heading>
            <List variant="lines" data-size="small">
              <ContactOption title={t('contact.support.title')} address={mail.support}>
                {t('contact.support.text')} <a href={path('/support')}>{t('contact.support.link')}</a>
              </ContactOption>
              <ContactOption title={t('contact.hello.title')} address={mail.hello}>
                {t('contact.hello.text')}
              </ContactOption>
              <ContactOption title={t('contact.privacy.title')} address={mail.privacy}>
                {t('contact.privacy.text')}
              </ContactOption>
              <ContactOption title={t('contact.security.title')} address={mail.security}>
                {t('contact.security.text')}
              </ContactOption>
              <ContactOption title={t('contact.press.title')} address={mail.press}>
                {t('contact.press.text')}
              </ContactOption>
              <ContactOption title={t('contact.careers.title')} address={mail.careers}>
                {t('contact.careers.text')}
              </ContactOption>
              <li>
                <Heading level={3} size="body">
                  {t('contact.address.title')}
                </Heading>
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
              </li>
            </List>
          </>
        }
      >
        {children}
      </FormSection>
    </>
  );
}

type ContactOptionProps = { title: string; address: string; children: ReactNode };

/** A topic and the email address for it. The address is left-to-right in every language. */
function ContactOption({ title, address, children }: ContactOptionProps) {
  return (
    <li>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <a className={css.mail} href={`mailto:${address}`}>
        <bdi>{address}</bdi>
      </a>
      <p>{children}</p>
    </li>
  );
}
