import type { Locator } from '@playwright/test';
import { demoButton, startDemo } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, test } from '#tests/support/test.ts';

test(
  'what is read or typed into stays in place, and what changes is in view, when a password is copied, entries are added, or the master password is wrong',
  nightly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { region } = await startDemo(page, 'password');
    const height = () => page.locator('#try').evaluate((stage) => stage.getBoundingClientRect().height);
    const before = await height();
    const top = async (part: Locator) => (await part.boundingBox())?.y;
    const strengths = region.locator('.strengths');
    const first = await top(strengths);
    await demoButton(region, 'password.copy').click();
    await expect(region.getByText(/After 30.seconds/)).toBeVisible();
    expect(await top(strengths)).toBe(first);
    await region.getByRole('slider').press('Home');
    expect(await top(strengths)).toBe(first);
    await region.getByRole('radio', { name: label('password.vault') }).check();
    await region.getByLabel(label('password.passphrase')).fill('tea and snow');
    await demoButton(region, 'password.new.action').click();
    const eye = region.getByRole('button', { name: /^Show the password for .*Bank/ });
    const form = region.locator('form');
    const [eyeTop, formTop] = [await top(eye), await top(form)];
    for (let press = 0; press < 2; press++) {
      await eye.click();
      expect([await top(eye), await top(form)]).toEqual([eyeTop, formTop]);
    }
    for (const name of ['Library', 'School', 'Cinema']) {
      await region.getByLabel(label('password.entry.name')).fill(name);
      await demoButton(region, 'password.entry.add').click();
      const entry = region.getByRole('listitem').filter({ hasText: name });
      await expect(entry.locator('.secret')).toBeVisible();
      expect(await top(form)).toBe(formTop);
      await expect(demoButton(region, 'password.lock')).toBeInViewport({ ratio: 1 });
      await expect(entry).toBeInViewport({ ratio: 1 });
      expect(await height()).toBe(before);
      await entry.getByRole('button').last().click();
      await expect(entry).toContainText(label('password.isCopied'));
      expect(await height()).toBe(before);
    }
    await demoButton(region, 'password.lock').click();
    const title = region.getByRole('heading', { name: label('password.locked.title') });
    const locked = await top(title);
    await region.getByLabel(label('password.passphrase')).fill('tea and rain');
    await demoButton(region, 'password.unlock').click();
    await expect(region.getByText(label('password.wrong'))).toBeVisible();
    expect(await top(title)).toBe(locked);
  },
);
