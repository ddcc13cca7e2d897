import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

test('fills in placeholders with or without spaces in their braces', () => {
  expect(fillPlaceholders('{{vpn.price}} for {{ vpn.devices }}', { 'vpn.price': '€29.99', 'vpn.devices': '5' })).toBe(
    '€29.99 for 5',
  );
});

test('reports a placeholder without a value with its line and the names in its group', () => {
  expect(unknownPlaceholders('One\n{{vpn.prize}}', ['vpn.price', 'vpn.devices', 'mail.hello'])).toEqual([
    {
      name: 'vpn.prize',
      line: 2,
      problem: 'unknown placeholder {{vpn.prize}}; expected one of {{vpn.price}}, {{vpn.devices}}',
    },
  ]);
});

test('lists all groups for a placeholder of an unknown group', () => {
  const [{ problem } = { problem: '' }] = unknownPlaceholders('{{who}}', ['vpn.price', 'mail.hello']);
  expect(problem).toContain('expected one of {{vpn.price}}, {{mail.hello}}');
});
