/** Promise: the demonstrations run on the visitor's device. */
import { demoRoutes, startDemo, type DemoApp } from '#tests/support/demo.ts';
import { expect, test } from '#tests/support/test.ts';

for (const app of Object.keys(demoRoutes) as DemoApp[]) {
  test(`a demo sends nothing to the server: ${app}`, async ({ page }) => {
    const { region, requests } = await startDemo(page, app);
    // Whatever a visitor can write or press there; some buttons close the demo or cover others.
    for (const field of await region.getByRole('textbox').all())
      if (await field.isEditable()) await field.fill('lantern 274916').catch(() => undefined);
    for (const button of await region.getByRole('button').all())
      await button.click({ timeout: 500 }).catch(() => undefined);
    const sent = requests.filter(
      (request) => !/^GET http[^?]*\/(_assets\/|art\/|demo-labels\/|favicon\.svg$)/.test(request),
    );
    expect(sent).toEqual([]);
  });
}
