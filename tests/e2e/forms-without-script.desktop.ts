/** Every form as the browser itself sends it. */
import { button, comeFromOwnNetwork, field, fill, form, newWriter } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { mailsWith, storedWith } from '#tests/support/stored.ts';
import { expect, open, test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

const forms = [
  { name: 'inquiry', path: '/' },
  { name: 'contact', path: '/contact' },
  { name: 'support', path: '/support' },
  { name: 'application', path: '/careers/apply' },
] as const;

for (const { name, path } of forms) {
  test(`${name}: a post is answered by a page of thanks, and stored once`, async ({ page }) => {
    const writer = newWriter();
    await comeFromOwnNetwork(page);
    await open(page, path);
    if (name === 'inquiry') await page.locator('[popovertarget="inquiry"]').click();
    await fill(page, name, writer);
    await button(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/thank-you/${name}`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(storedWith(writer.message)).toMatchObject([{ form: name }]);
  });

  test(`${name}: errors stand in place, in German, and what was written is kept`, async ({ page }) => {
    await comeFromOwnNetwork(page);
    await open(page, path === '/' ? '/de' : `/de${path}`);
    if (name === 'inquiry') await page.locator('[popovertarget="inquiry"]').click();
    await field(page, name, 'name').fill('Käthe & <Söhne>');
    await button(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/forms/${name}`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(field(page, name, 'name')).toHaveValue('Käthe & <Söhne>');
    await expect(field(page, name, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name, 'email')).toBeVisible();
    await expect(form(page, name).getByRole('alert')).toHaveText(label('form.check', {}, 'de'));
    if (name === 'application')
      await expect(field(page, name, 'resume')).toHaveAccessibleDescription(
        new RegExp(label('form.error.file-missing', {}, 'de').slice(0, 20)),
      );
  });
}

test('newsletter: a post is answered by a page of thanks and a mail; a wrong address in place', async ({ page }) => {
  const writer = newWriter();
  await comeFromOwnNetwork(page);
  await open(page, '/about');
  await field(page, 'newsletter', 'email').fill('aino@example');
  await button(page, 'newsletter').click();
  await expect(field(page, 'newsletter', 'email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(field(page, 'newsletter', 'email')).toHaveValue('aino@example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('about.heading'));
  await fill(page, 'newsletter', writer);
  await button(page, 'newsletter').click();
  await expect(page).toHaveURL(/\/thank-you\/newsletter/);
  await mailsWith(writer.email, 1);
});
