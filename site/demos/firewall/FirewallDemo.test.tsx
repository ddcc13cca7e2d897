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

test('the columns of switches have visible headings', () => {
  const { container } = renderDemo(FirewallDemo);
  const heads = container.querySelectorAll('.heads span');
  expect(Array.from(heads, ({ textContent }) => textContent)).toEqual(['Wi-Fi', 'Mobile data']);
  for (const row of screen.getAllByRole('listitem').filter((item) => item.className === 'row'))
    expect(within(row).getAllByRole('switch')).toHaveLength(heads.length);
});

test('a blocked app is marked once it has tried to connect, and shows what it has used until then', async () => {
  renderDemo(FirewallDemo);
  await userEvent.click(screen.getByRole('radio', { name: 'Mobile data' }));
  const row = (text: string) => screen.getAllByText(text)[0]?.closest('li');
  expect(row('Videos')?.textContent).toContain('14 MB');
  expect(row('Videos')?.dataset.blocked).toBeUndefined();
  expect(row('6 attempts blocked')?.dataset.blocked).toBe('true');
});
