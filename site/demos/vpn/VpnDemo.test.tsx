// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BesideContext } from '#site/demos/shared/Beside.tsx';
import { announced, renderDemo } from '#tests/support/render-demo.tsx';
import { farLocation, tunnelPath } from './locations.ts';
import { VpnDemo } from './VpnDemo.tsx';

const tunnel = (container: HTMLElement) => container.querySelector('.tunnel path')?.getAttribute('d');

test('turning it on draws the tunnel and announces once what websites see now', async () => {
  const { container } = renderDemo(VpnDemo);
  expect(tunnel(container)).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'VPN connection' }));
  await waitFor(() =>
    expect(announced(container)).toEqual(['VPN is on Websites now see Singapore instead of your town.']),
  );
  expect(tunnel(container)).toBe(tunnelPath(farLocation));
  expect(container.querySelector('.map')?.getAttribute('data-state')).toBe('on');
});

test('a change of location never shows a website the phone’s own address', async () => {
  const { container } = renderDemo(() => <VpnDemo initial="on" />);
  fireEvent.click(screen.getByRole('radio', { name: /Sweden/ }));
  expect(container.querySelector('.map')?.getAttribute('data-state')).toBe('connecting');
  expect(screen.queryByText('Your own', { ignore: '[data-unseen] *' })).toBeNull();
  await waitFor(() => expect(announced(container).at(-1)).toContain('Sweden'));
  expect(screen.queryByText('Your own', { ignore: '[data-unseen] *' })).toBeNull();
});

test('a location of the yearly plan is marked as asked for, and the connection stays as it is', async () => {
  const { container } = renderDemo(VpnDemo);
  const power = screen.getByRole('button', { name: 'VPN connection' });
  const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
  const asked = () => container.querySelector('label[data-asked]')?.textContent;
  await choose(/Japan/);
  expect(asked()).toContain('Japan');
  expect(screen.getByRole('radio', { name: /Singapore/ })).toHaveProperty('checked', true);
  expect(announced(container)).toEqual(['VPN is off Japan\u00a0·\u00a0Yearly plan']);
  expect(power.getAttribute('aria-pressed')).toBe('false');
  // The button connects to the free location that was chosen before.
  await userEvent.click(power);
  await waitFor(() => expect(announced(container)[0]).toContain('Singapore'));
  await choose(/Japan/);
  expect(announced(container).at(-1)).toBe('VPN is on Singapore Japan\u00a0·\u00a0Yearly plan');
  expect(tunnel(container)).toBe(tunnelPath(farLocation));
  expect(screen.getByText('Singapore', { selector: 'dd', ignore: '[data-unseen] *' })).toBeTruthy();
  await choose(/Sweden/);
  expect(asked()).toBeUndefined();
  await waitFor(() => expect(announced(container)[0]).toContain('Sweden'));
});

test('the map names the chosen location', () => {
  const { container } = renderDemo(VpnDemo);
  expect(container.querySelector('.map text')?.textContent).toBe('Singapore');
});

test('each location says whether it is free or what its yearly plan costs, which is shown once for each row', () => {
  renderDemo(VpnDemo);
  expect(screen.getByRole('radio', { name: /Singapore\s*Free/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Japan\s*Yearly plan\s·\s€\d+(\.\d+)? a year/ })).toBeTruthy();
  expect(screen.getAllByText(/^Yearly plan/, { selector: 'small' })).toHaveLength(1);
});

test('what a website and the network see are both beside the phone', () => {
  renderDemo(() => (
    <BesideContext value={document.body}>
      <VpnDemo />
    </BesideContext>
  ));
  expect(screen.getByText('Your own')).toBeTruthy();
  expect(screen.getByText(/bank\.example/)).toBeTruthy();
});
