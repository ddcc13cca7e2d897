// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { announced, renderDemo } from '#tests/support/render-demo.tsx';
import { FirewallDemo } from './FirewallDemo.tsx';

const permission = (name: string) => screen.getByRole('switch', { name: new RegExp(name.replace(' for ', ' for .*')) });

test('the effect of a switch is shown and announced once, until another network is chosen', async () => {
  const { container } = renderDemo(FirewallDemo);
  await userEvent.click(permission('Wi-Fi for Videos'));
  expect(announced(container)).toEqual(['Wi-Fi is now blocked for Videos.']);
  await userEvent.click(permission('Mobile data for Videos'));
  expect(announced(container)).toEqual(['Mobile data is now allowed for Videos.']);
  await userEvent.click(screen.getByRole('radio', { name: 'Mobile data' }));
  expect(announced(container)).toEqual(['Tap an icon to block or allow an app.']);
});

test('the switches have the drawings of the networks, which are in words above them', () => {
  renderDemo(FirewallDemo);
  const drawing = (element: Element | null) => element?.querySelector('path')?.getAttribute('d') ?? '';
  const networks = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(networks.map((network) => network?.textContent)).toEqual(['Wi-Fi', 'Mobile data']);
  for (const row of screen.getAllByRole('listitem').filter((item) => item.className === 'row'))
    for (const [index, button] of within(row).getAllByRole('switch').entries())
      expect(drawing(button).startsWith(drawing(networks[index] ?? null))).toBe(true);
});

test('each app has an icon of its own', () => {
  const { container } = renderDemo(FirewallDemo);
  const icons = Array.from(container.querySelectorAll('.row > .tile path'), (path) => path.getAttribute('d'));
  expect(new Set(icons).size).toBe(6);
});

test('an app says that it is blocked as soon as it is', async () => {
  renderDemo(FirewallDemo);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the demo' }));
  const row = permission('Wi-Fi for Videos').closest('li');
  expect(row?.textContent).toContain('14 MB');
  await userEvent.click(permission('Mobile data for Maps'));
  expect(screen.queryByText('Blocked 1 time')).toBeNull();
  await userEvent.click(permission('Wi-Fi for Videos'));
  expect(row?.textContent).toContain('Blocked 1 time');
});

test('on another network, a blocked app is marked once it has tried to connect, and shows what it has used until then', async () => {
  renderDemo(FirewallDemo);
  await userEvent.click(screen.getByRole('radio', { name: 'Mobile data' }));
  const row = (text: string) => screen.getAllByText(text)[0]?.closest('li');
  expect(row('Videos')?.textContent).toContain('14 MB');
  expect(row('Videos')?.dataset.blocked).toBeUndefined();
  expect(row('Blocked 6 times')?.dataset.blocked).toBe('true');
});
