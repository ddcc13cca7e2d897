import { expect, test } from 'vitest';
import { contactTopics } from './contact.ts';
import { endpoints, nativePath, newsletterPaths, ownEmailService } from './endpoints.ts';
import { acceptOf, fileKinds } from './file-field.ts';
import { formNames, isFormName } from './form-names.ts';
import { hiddenFields, isSubmissionId } from './hidden-fields.ts';
import { minimalFillMs } from './limits.ts';
import { supportApps, supportPlatforms } from './support.ts';

test('names and addresses match those in pages, mails and the e-mail service', () => {
  expect(formNames.map(nativePath)).toContain('/forms/newsletter');
  expect({ endpoints, newsletterPaths, ownEmailService, hiddenFields }).toMatchInlineSnapshot(`
    {
      "endpoints": {
        "emailSend": "/api/v1.0/email/send",
        "emailSendForm": "/api/v1.0/email/send-form",
        "inquiry": "/api/inquiry",
        "proof": "/api/proof",
      },
      "hiddenFields": {
        "honeypot": "website",
        "language": "language",
        "page": "page",
        "proof": "altcha",
        "recaptcha": "g-recaptcha-response",
        "submissionId": "submission_id",
      },
      "newsletterPaths": {
        "confirm": "/newsletter/confirm",
        "preferences": "/newsletter/preferences",
        "unsubscribe": "/newsletter/unsubscribe",
      },
      "ownEmailService": {
        "publicKey": "northlamp",
        "serviceId": "northlamp",
      },
    }
  `);
});

test('only names of forms are accepted', () => {
  expect(isFormName('contact')).toBe(true);
  expect([isFormName('Contact'), isFormName('toString'), isFormName(1)]).toEqual([false, false, false]);
});

test('a submission id is a UUID', () => {
  expect(isSubmissionId(crypto.randomUUID())).toBe(true);
  expect([isSubmissionId('1'), isSubmissionId(undefined), isSubmissionId(`${crypto.randomUUID()}\n`)]).not.toContain(
    true,
  );
});

test('choices match the specification', () => {
  expect(contactTopics).toHaveLength(6);
  expect(supportApps).toEqual(['firewall', 'photovault', 'applock', 'antitheft', 'vpn', 'password']);
  expect(supportPlatforms).toEqual(['android', 'ios']);
});

test('file fields list the accepted types', () => {
  expect(Object.keys(fileKinds)).toEqual(['resume', 'screenshot']);
  expect(acceptOf('resume')).toBe(
    'application/pdf,.pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx,application/vnd.oasis.opendocument.text,.odt',
  );
});

test('the minimum time to fill in a form is two seconds', () => {
  expect(minimalFillMs).toBe(2000);
});
