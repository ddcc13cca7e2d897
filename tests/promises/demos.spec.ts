/** Promise: the demonstrations run on the visitor's device. Also, each fits and is readable and accessible as it starts. */
import { demoStage, expectAccessible } from '#tests/support/axe.ts';
import { demoRoutes, startDemo, type DemoApp } from '#tests/support/demo.ts';
import { findUndrawnControls } from '#tests/support/drawn-controls.ts';
import { expectFitAndReadable } from '#tests/support/fit.ts';
import { isDeep, sampleLanguages } from '#tests/support/templates.ts';
import { expect, test } from '#tests/support/test.ts';

for (const [index, app] of (Object.keys(demoRoutes) as DemoApp[]).entries())
  for (const { code } of isDeep ? sampleLanguages : sampleLanguages.slice(index % 3, (index % 3) + 1))
    test(`a demo sends nothing to the server, fits, is readable, and axe finds no problems: ${app} (${code})`, async ({
      visit,
    }) => {
      const page = await visit({ locale: code, viewport: { width: 360, height: 780 } });
      const { region, requests } = await startDemo(page, app, { code });
      await expectAccessible(page, 'at the start', demoStage);
      expect(await findUndrawnControls(page), 'controls drawn by the browser').toEqual([]);
      // The pointer would rest on another form as the page scrolls, which loads that form's messages.
      await page.mouse.move(0, 0);
      await expectFitAndReadable(page);
      await page.setViewportSize({ width: 360, height: 780 });
      // Whatever a visitor can write or press there; some buttons close the demo or cover others.
      for (const field of await region.getByRole('textbox').all())
        if (await field.isEditable()) await field.fill('lantern 274916').catch(() => undefined);
      for (const button of await region.getByRole('button').all())
        await button.click({ timeout: 500 }).catch(() => undefined);
      const sent = requests.filter(
        // At the width of a desktop, the page loads its QR codes.
        (request) => !/^GET http[^?]*\/(_assets\/|art\/|qr\/|demo-labels\/|favicon\.svg$)/.test(request),
      );
      expect(sent).toEqual([]);
    });
