import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkForm } from '#contracts/forms/check-form.ts';
import { canonicalEmail } from '#server/storage/email-key.ts';
import { startSmtpInbox } from '#tests/support/smtp-inbox.ts';
import { createSmtpTransport } from './transport.ts';

/** Inserted into a valid address: characters of mail syntax, invisible ones, other scripts, great length. */
const piece = fc.oneof(
  fc.constantFrom('.', '..', '@', '-', '_', '"', "'", '\\', '<', '>', ' ', '%', '!', '{', '`', '\u007f', '\u0085'),
  fc.constantFrom('\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff', '\u202e', 'ü', 'ｅ', '例', 'आ', '😀', '\u0301'),
  fc.constantFrom('xn--', 'xn--bcher-kva', '1.2', '。', 'a'.repeat(63), 'ü'.repeat(40), 'a.'.repeat(100)),
  fc.string({ unit: 'binary', maxLength: 3 }),
);

const address = fc
  .tuple(
    fc.constantFrom('ada@example.com', 'ada.l+x@mail.example.co.uk', 'ü@bücher.example', "o'neil@a-b.example"),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), piece), { minLength: 1, maxLength: 3 }),
  )
  .map(([start, changes]) =>
    changes.reduce<string>((text, [place, removed, inserted]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + inserted + text.slice(at + removed);
    }, start),
  );

test('a mail server accepts every address that a form accepts', { timeout: 60_000 }, async () => {
  const inbox = await startSmtpInbox();
  const transport = createSmtpTransport(inbox.url);
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom('newsletter', 'inquiry'), async (email, form) => {
      const check = checkForm(form, { name: 'Ada', message: 'M', email });
      const to = check.ok ? canonicalEmail(check.values.email) : undefined;
      if (to === undefined) return;
      await transport.send({
        messageId: '<1@example.com>',
        date: new Date(0),
        from: 'a@example.com',
        to: { name: '', address: to },
        replyTo: undefined,
        subject: 'S',
        text: 'T',
        html: '<p>T</p>',
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: [],
      });
      sent++;
    }),
    { numRuns: 400 },
  );
  transport.close();
  await inbox.stop();
  expect(sent).toBeGreaterThan(40);
});
