import { errorLabels, refusalLabels } from '#contracts/forms/error-labels.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** The messages of a form. Not part of the page, but loaded from `/form-messages/<tag>/<form>.json`. */
export function formMessages(locale: Locale, form: FormName): object {
  const { t } = locale;
  switch (form) {
    case 'newsletter':
      return newsletterMessages(locale);
    case 'inquiry':
      return inquiryMessages(locale);
    case 'contact':
      return {
        ...sharedMessages(locale, form),
        sent: { title: t('thanks.contact.title'), text: t('thanks.contact.text') },
        again: t('form.again'),
      };
    case 'support':
      return {
        ...sharedMessages(locale, form),
        sent: { title: t('thanks.support.title'), text: t('thanks.support.text') },
        again: t('form.again'),
      };
    case 'application':
      return {
        ...sharedMessages(locale, form),
        sent: { title: t('thanks.application.title'), text: t('thanks.application.text') },
      };
  }
}

function newsletterMessages(locale: Locale) {
  const { t } = locale;
  return {
    errors: errorMessages(locale, 'newsletter'),
    check: '',
    refused: { ...refusalMessages(locale), failed: t('newsletter.failed') },
    busy: t('newsletter.subscribing'),
    sent: { title: t('newsletter.sent.title'), text: t('newsletter.sent.text') },
    toast: toastLabels(locale),
  };
}

function inquiryMessages(locale: Locale) {
  const { t } = locale;
  return {
    errors: errorMessages(locale, 'inquiry'),
    check: '',
    refused: { ...refusalMessages(locale), failed: t('inquiry.failed.text'), unknown: t('inquiry.failed.unknown') },
    busy: t('inquiry.sending'),
    sent: { title: t('inquiry.sent.title'), text: t('inquiry.sent.text') },
    panel: { title: t('inquiry.panel.title'), text: t('inquiry.panel.text') },
    notSent: t('inquiry.failed.title'),
    toast: { ...toastLabels(locale), region: t('inquiry.toast.region', { hotkey: '{hotkey}' }) },
  };
}

function sharedMessages(locale: Locale, form: FormName) {
  const { t } = locale;
  return {
    errors: errorMessages(locale, form),
    check: t('form.check'),
    refused: refusalMessages(locale),
    busy: t('form.sending'),
    notSent: t('form.notSent'),
    toast: toastLabels(locale),
  };
}

function errorMessages({ t }: Locale, form: FormName) {
  return Object.fromEntries(Object.entries(errorLabels(form)).map(([error, key]) => [error, t(key)]));
}

function refusalMessages({ t }: Locale) {
  return Object.fromEntries(Object.entries(refusalLabels).map(([refusal, key]) => [refusal, t(key)]));
}

function toastLabels({ t }: Locale) {
  return { region: t('toast.region'), message: t('inquiry.toast.message'), close: t('toast.close') };
}
