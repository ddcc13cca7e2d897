/**
 * Every form in several scripts and directions: errors, then confirmation. Without JavaScript, so the server renders
 * both.
 */
import type { FormName } from '#contracts/forms/form-names.ts';
import { languages } from '#locales/registry.ts';
import { button, field, fill, form, newWriter } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { localAddress, readManifest } from '#tests/support/routes.ts';
import { expect, open, test } from '#tests/support/test.ts';

// The console reports the status 422 of a page with errors.
test.use({ javaScriptEnabled: false, expectedProblems: ['Failed to load resource'] });

const forms: readonly { name: FormName; path: string; thanks: string }[] = [
  { name: 'contact', path: '/contact', thanks: 'thanks.contact.title' },
  { name: 'support', path: '/support', thanks: 'thanks.support.title' },
  { name: 'application', path: '/careers/apply', thanks: 'thanks.application.title' },
  { name: 'newsletter', path: '/about', thanks: 'thanks.newsletter.title' },
  { name: 'inquiry', path: '/', thanks: 'inquiry.sent.title' },
];
const { locales } = readManifest();
const codes = ['ar', 'ja', 'hi', 'ru', 'fil', 'th'];

for (const code of codes) {
  const locale = locales.find((one) => one.code === code);
  for (const { name, path, thanks } of locale ? forms : []) {
    test(`${name} in ${code}: errors in the language, then confirmation`, async ({ page }) => {
      const tag = languages.find((one) => one.code === code)?.tag ?? code;
      await open(page, localAddress(locale?.prefix ?? '', path));
      if (name === 'inquiry') await page.locator('[popovertarget="inquiry"]').click();
      await button(page, name).click();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(field(page, name, 'email')).toHaveAttribute('aria-invalid', 'true');
      const text = await form(page, name).textContent();
      expect(text).not.toContain(label('form.check'));
      await fill(page, name, newWriter());
      await button(page, name).click();
      await expect(page).toHaveURL(new RegExp(`/thank-you/${name}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      if (name !== 'inquiry')
        await expect(heading).toHaveText(new RegExp(label(thanks, {}, code).replaceAll(' ', '\\s')));
      else await expect(heading).toBeVisible();
    });
  }
}
