import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { label } from './labels.ts';
import { localAddress } from './routes.ts';
import { open } from './test.ts';

/** Apps with a demo, and their pages. */
export const demoRoutes = {
  firewall: '/product/firewall',
  vpn: '/product/vpn',
  applock: '/product/applock',
  photovault: '/product/photovault',
  antitheft: '/product/anti-theft',
  password: '/product/password-manager',
} as const;

export type DemoApp = keyof typeof demoRoutes;

/** Input device. */
export type Press = 'mouse' | 'touch' | 'keyboard';

/** The keyboard on a desktop, taps on a phone: each demo works with both, and with the mouse (`demo-stage.spec.ts`). */
export const wayOf = ({ name }: { name: string }): Press => (name === 'phone' ? 'touch' : 'keyboard');

/** Presses a button with an input device. */
export async function press(button: Locator, way: Press): Promise<void> {
  if (way === 'keyboard') {
    await button.focus();
    await button.press('Enter');
  } else if (way === 'touch') await button.tap();
  else await button.click();
}

/** The button that starts a demo. */
export function startButton(page: Page, code = 'en'): Locator {
  return page.getByRole('button', { name: label('stage.try', {}, code) });
}

/** The running demo. */
export function demoRegion(page: Page, app: DemoApp, code = 'en'): Locator {
  return page.getByRole('region', { name: label(`${app}.label`, {}, code) });
}

/** A running demo, and the requests of the page since it started. */
export type StartedDemo = { region: Locator; requests: string[] };

/** Opens an app's page and starts its demo. */
export async function startDemo(
  page: Page,
  app: DemoApp,
  { code = 'en', way = 'mouse' }: { code?: string; way?: Press } = {},
): Promise<StartedDemo> {
  await open(page, localAddress(code === 'en' ? '' : code, demoRoutes[app]));
  await press(startButton(page, code), way);
  const region = demoRegion(page, app, code);
  await expect(region).toBeFocused();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The page may load the code of its islands and their labels when idle, which reveals nothing about the visitor's input.
    if (!isCode(request)) requests.push(`${request.method()} ${request.url()}`);
  });
  return { region, requests };
}

function isCode(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  return request.method() === 'GET' && search === '' && /^\/(_assets|demo-labels\/[\w-]+)\/[\w.-]+\.js$/.test(pathname);
}

/** A button of the demo, by the key of its label. */
export function demoButton(region: Locator, key: string, values?: Record<string, string>, code = 'en'): Locator {
  return region.getByRole('button', { name: label(key, values, code), exact: true });
}
