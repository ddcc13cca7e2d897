import { expect, test } from 'vitest';
import { readElements } from '#scripts/site-checks/read-elements.ts';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { site } from '#tests/support/built-site.ts';

test('every page has the newsletter form as an island that waits for an interaction', () => {
  for (const page of site.pages) {
    const islands = readElements(readBuilt(site, page.file)).filter(({ name }) => name === 'react-island');
    expect(
      islands.map(({ attributes }) => attributes.name),
      page.address,
    ).toContain('NewsletterForm');
  }
});
