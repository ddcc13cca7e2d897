import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card } from './Card.tsx';
import { Cluster } from './Cluster.tsx';
import { Section } from './Section.tsx';
import { Stack } from './Stack.tsx';
import { Table } from './Table.tsx';

test('each cell of a table has the heading of its column as label, except for the heading of the row', () => {
  const html = renderToStaticMarkup(
    <Table columns={['App', 'Price']} rows={[{ key: 'vpn', cells: ['VPN', <b key="free">Free</b>] }]} />,
  );
  expect(html).toContain('<th scope="row">VPN</th><td data-label="Price"><b>Free</b></td>');
});

test('a primitive is the element that it is asked to be, with its attributes and class', () => {
  const html = renderToStaticMarkup(
    <Stack as="ol" gap={2} className="own" aria-label="Steps">
      <Card as="li" isCovered>
        x
      </Card>
    </Stack>,
  );
  expect(html).toMatch(/^<ol [^>]*class="own" aria-label="Steps"><li [^>]*data-covered=""[^>]*>x<\/li><\/ol>$/);
});

test('layouts in each other have their own gaps', () => {
  const html = renderToStaticMarkup(
    <Stack gap={6}>
      <Cluster />
    </Stack>,
  );
  expect(html.match(/data-gap/g)).toHaveLength(2);
});

test('a section on the page’s own ground has no plane', () => {
  expect(renderToStaticMarkup(<Section />)).not.toContain('data-plane');
  expect(renderToStaticMarkup(<Section plane="room" />)).toContain('data-plane="room"');
});
