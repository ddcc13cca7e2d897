import { expect, test } from 'vitest';
import { modulesOf, type Chunk } from './demo-modules.ts';

const chunk = (moduleIds: string[], imports: string[] = []): Chunk => ({ moduleIds, imports });

const chunks = new Map([
  ['_assets/stage.js', chunk(['/site/demos/DemoStage.tsx'], ['_assets/react.js'])],
  ['_assets/client.js', chunk(['/node_modules/@astrojs/react/dist/client.js'], ['_assets/react.js'])],
  ['_assets/react.js', chunk(['/node_modules/react/index.js'])],
  ['_assets/vpn.js', chunk(['/site/demos/vpn/map.ts', '/site/demos/vpn/VpnDemo.tsx'], ['_assets/shared.js'])],
  ['_assets/firewall.js', chunk(['/site/demos/firewall/FirewallDemo.tsx'], ['_assets/shared.js'])],
  ['_assets/shared.js', chunk(['/site/demos/shared/DemoFrame.tsx', '/site/demos/shared/demo-text.ts'])],
]);

test('a demonstration’s scripts are listed with all their imports, each once', () => {
  expect(modulesOf('vpn', chunks).toSorted()).toEqual(['shared', 'vpn'].map((name) => `_assets/${name}.js`));
});

test('a module that is in no script is an error', () => {
  expect(() => modulesOf('backup', chunks)).toThrow('no script contains /\\/demos\\/backup');
});
