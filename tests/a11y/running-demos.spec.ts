import { demoStage, expectAccessible } from '#tests/support/axe.ts';
import { findUndrawnControls } from '#tests/support/drawn-controls.ts';
import { demoRoutes, startDemo, type DemoApp } from '#tests/support/demo.ts';
import { expectFitAndReadable } from '#tests/support/fit.ts';
import { isDeep, sampleLanguages } from '#tests/support/templates.ts';
import { expect, test } from '#tests/support/test.ts';

for (const [index, app] of (Object.keys(demoRoutes) as DemoApp[]).entries())
  for (const { code } of isDeep ? sampleLanguages : sampleLanguages.slice(index % 3, (index % 3) + 1))
    test(`${app}: the running demo fits, is readable, and axe finds no problems (${code})`, async ({ visit }) => {
      const page = await visit({ locale: code, viewport: { width: 360, height: 780 } });
      await startDemo(page, app, { code });
      await expectAccessible(page, 'at the start', demoStage);
      expect(await findUndrawnControls(page), 'controls drawn by the browser').toEqual([]);
      await expectFitAndReadable(page);
    });
