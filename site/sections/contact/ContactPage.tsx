import type { ReactNode } from 'react';
import { company } from '#content/facts/company.ts';
import { countryName } from '#locales/country-name.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { FormSection } from '#site/sections/forms/FormSection.tsx';
import { LetterScene } from '#site/ui/art/LetterScene.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Text } from '#site/ui/Text.tsx';
import '#site/ui/lit.css';
import css from './ContactPage.module.css';

type ContactPageProps = {
  locale: Locale;
  children?: ReactNode;
};

/** The contact page: a form, and other ways to reach us: help with an app large, as most people need it, then by topic. */
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
            <Card surface="lit">
              <Heading level={3} size="body">
                {t('contact.support.title')}
              </Heading>
              <div className={css.first}>
                <MailLink address={mail.support} />
              </div>
              <Text tone="quiet" size="small">
                {t('contact.support.text')}
              </Text>
              <a href={path('/support')}>{t('contact.support.link')}</a>
            </Card>
            <List variant="lines" data-size="small">
              <ContactOption title={t('contact.hello.title')} address={mail.hello} />
              <ContactOption title={t('contact.careers.title')} address={mail.careers} />
              <ContactOption title={t('contact.press.title')} address={mail.press}>
                {t('contact.press.text')}
              </ContactOption>
              <ContactOption title={t('contact.privacy.title')} address={mail.privacy}>
                {t('contact.privacy.text')}
              </ContactOption>
              <ContactOption title={t('contact.security.title')} address={mail.security}>
                {t('contact.security.text')}
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

type ContactOptionProps = { title: string; address: string; children?: ReactNode };

/** A topic, the email address for it, and what to know before writing there. */
function ContactOption({ title, address, children }: ContactOptionProps) {
  return (
    <li>
      <Cluster justify="between" gap={1}>
        <Heading level={3} size="body">
          {title}
        </Heading>
        <MailLink address={address} />
      </Cluster>
      {children && <p>{children}</p>}
    </li>
  );
}

/** An email address, which is left-to-right in every language. */
function MailLink({ address }: { address: string }) {
  return (
    <a className={css.mail} href={`mailto:${address}`}>
      <bdi>{address}</bdi>
    </a>
  );
}
