import { makeDemoText, type DemoText } from '#site/demos/shared/demo-text.ts';
import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from './locale.ts';
import { labelsOf } from './resources.ts';

/**
 * The labels of an app's demonstration in a language, with those shared by all demonstrations and those of the toy apps
 * in them.
 */
export function demoLabels(code: string, app: AppId): Readonly<Record<string, string>> {
  const { demos, translation } = labelsOf(code);
  return Object.fromEntries([
    ...Object.entries(demos).filter(([key]) => key.startsWith(`${app}.`) || key.startsWith('demo.')),
    ...Object.entries(translation).filter(([key]) => toyKeys[app]?.test(key)),
  ]);
}

/** Labels of pages that demonstrations use too. */
const toyKeys: Partial<Record<AppId, RegExp>> = {
  firewall: /^stage\.(firewall\.(maps|messages|videos|game|flashlight)|password\.mail)$/,
  applock: /^stage\.(applock|firewall|password)\.(maps|messages|bank)$/,
  antitheft: /^stage\.antitheft\.(locate|ring|lock)$/,
  password: /^stage\.password\.(mail|bank|shop)$/,
};

const texts = new Map<string, DemoText>();

/** The texts of all demonstrations in a page's language, for still screens. */
export function demoText({ language: { code, tag } }: Locale): DemoText {
  const known = texts.get(code);
  if (known) return known;
  const { common, demos, translation } = labelsOf(code);
  const text = makeDemoText({ ...common, ...translation, ...demos }, tag);
  texts.set(code, text);
  return text;
}
