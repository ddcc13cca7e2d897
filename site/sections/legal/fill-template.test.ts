import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

test('placeholders are filled in, with or without spaces in their braces', () => {
  expect(fillTemplate('{{app}} for {{ platform }}', { app: 'Northlamp VPN', platform: 'iOS' })).toBe(
    'Northlamp VPN for iOS',
  );
});

test('an unknown placeholder stops the build with its name, the text and the known ones', () => {
  expect(() => fillTemplate('Ask {{who}}', { app: 'a', mail: 'b' })).toThrow(
    'app-privacy.yaml: unknown placeholder {{who}} in "Ask {{who}}"; known are app, mail',
  );
});
