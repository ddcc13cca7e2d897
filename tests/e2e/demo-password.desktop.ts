import { demoButton, startDemo } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, test } from '#tests/support/test.ts';

test(
  'added entries and a copied password change nothing about the size of the stage',
  nightly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { region } = await startDemo(page, 'password');
    const height = () => page.locator('#try').evaluate((stage) => stage.getBoundingClientRect().height);
    const before = await height();
    await region.getByRole('radio', { name: label('password.vault') }).check();
    await region.getByLabel(label('password.passphrase')).fill('tea and snow');
    await demoButton(region, 'password.new.action').click();
    for (const name of ['Library', 'School']) {
      await region.getByLabel(label('password.entry.name')).fill(name);
      await demoButton(region, 'password.entry.add').click();
      const entry = region.getByRole('listitem').filter({ hasText: name });
      await expect(entry.locator('.secret')).toBeVisible();
      expect(await height()).toBe(before);
      await entry.getByRole('button').last().click();
      await expect(entry).toContainText(label('password.isCopied'));
      expect(await height()).toBe(before);
    }
  },
);
