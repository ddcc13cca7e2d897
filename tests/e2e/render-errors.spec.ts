/** If React fails to render a form in the browser, the server-rendered form is restored. */
import { button, field, form, newWriter, summary } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

test.use({ expectedProblems: ['console: ', 'Failed to load resource', 'Objects are not valid as a React child'] });

test('contact: after a render error the form keeps its content and can be posted', async ({ page }) => {
  // React cannot render an object as text.
  await page.route('**/form-messages/en/contact.json', (route) =>
    route.fulfill({ json: { errors: {}, check: { not: 'a sentence' }, refused: { failed: '' } } }),
  );
  await open(page, '/contact');
  const { message } = newWriter();
  await field(page, 'contact', 'message').fill(message);
  const isReact = () => form(page, 'contact').evaluate((element) => Object.keys(element).join().includes('__react'));
  await expect.poll(isReact).toBe(true);
  await button(page, 'contact').click();
  await expect.poll(isReact).toBe(false);
  await expect(field(page, 'contact', 'message')).toHaveValue(message);
  await button(page, 'contact').click();
  await expect(page).toHaveURL(/\/forms\/contact$/);
  await expect(summary(page, 'contact')).toHaveText(label('form.check'));
  await expect(field(page, 'contact', 'message')).toHaveValue(message);
});
