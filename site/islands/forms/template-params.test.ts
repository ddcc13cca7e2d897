import { beforeEach, expect, test, vi } from 'vitest';
import { templateParams } from './template-params.ts';

beforeEach(() => {
  const recipients = { newsletter: 'hello@northlamp.example', application: 'careers@northlamp.example' };
  vi.stubGlobal('FORMS', { company: 'Northlamp', recipients, subscription: 'New subscription from #' });
  return () => vi.unstubAllGlobals();
});

test('a subscription contains the six parameters of its template', () => {
  expect(templateParams('newsletter', { email: 'aino@example.org' })).toMatchObject({
    to_email: 'hello@northlamp.example',
    from_name: 'aino@example.org',
    from_email: 'aino@example.org',
    user_email: 'aino@example.org',
    message: 'New subscription from aino@example.org',
    reply_to: 'aino@example.org',
  });
});

test('a message contains sender, recipient and its own fields, but no files', () => {
  const values = {
    name: 'Aino',
    email: 'aino@example.org',
    coverLetter: 'Dear team',
    phone: undefined,
    resume: new File([], 'a'),
  };
  expect(templateParams('application', values)).toEqual({
    name: 'Aino',
    email: 'aino@example.org',
    coverLetter: 'Dear team',
    message: 'Dear team',
    from_name: 'Aino',
    from_email: 'aino@example.org',
    user_name: 'Aino',
    user_email: 'aino@example.org',
    reply_to: 'aino@example.org',
    to_name: 'Northlamp',
    to_email: 'careers@northlamp.example',
  });
});
