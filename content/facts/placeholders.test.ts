import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

test('placeholders are filled in, with or without spaces in their braces', () => {
  expect(fillPlaceholders('{{vpn.price}} for {{ vpn.devices }}', { 'vpn.price': '€29.99', 'vpn.devices': '5' })).toBe(
    '€29.99 for 5',
  );
});

test('a placeholder without a value is named with its line and those of its group', () => {
  expect(unknownPlaceholders('One\n{{vpn.prize}}', ['vpn.price', 'vpn.devices', 'mail.hello'])).toEqual([
    {
      name: 'vpn.prize',
      line: 2,
      problem: 'unknown placeholder {{vpn.prize}}; expected one of {{vpn.price}}, {{vpn.devices}}',
    },
  ]);
});

test('of an unknown group, all names are told', () => {
  const [{ problem } = { problem: '' }] = unknownPlaceholders('{{who}}', ['vpn.price', 'mail.hello']);
  expect(problem).toContain('expected one of {{vpn.price}}, {{mail.hello}}');
});
