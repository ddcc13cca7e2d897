import { makeDemoText, type DemoText } from '#site/demos/shared/demo-text.ts';
import type { AppId } from '#content/facts/apps.ts';
import { formattedLabels } from './formatted-labels.ts';
import type { Locale } from './locale.ts';
import { labelsOf } from './resources.ts';

/**
 * The labels of an app's demonstration in a language, with those shared by all demonstrations and those of the toy apps
 * in them.
 */
export function demoLabels({ code, tag }: { code: string; tag: string }, app: AppId): Readonly<Record<string, string>> {
  const { common, demos, translation } = labelsOf(code);
  return Object.fromEntries([
    ...Object.entries(demos).filter(([key]) => key.startsWith(`${app}.`) || key.startsWith('demo.')),
    ...Object.entries({ ...common, ...translation, ...formattedLabels(tag) }).filter(
      ([key]) => key === 'clock' || otherKeys[app]?.test(key),
    ),
  ]);
}

/** Labels that are not a demonstration's own: those of pages, and formatted ones. */
const otherKeys: Partial<Record<AppId, RegExp>> = {
  firewall: /^stage\.(firewall\.(maps|messages|videos|game|flashlight)|password\.mail)$/,
  photovault: /^flow\.legend\.encrypted$|^app\.photovault$/,
  applock: /^stage\.(applock|firewall|password)\.(maps|messages|bank|mail)$|^home\.phone\.dark\.applock$/,
  antitheft: /^stage\.antitheft\.(locate|ring|lock)$|^flow\.station\.trustedPhone$/,
  password: /^stage\.password\.(mail|bank|shop)$/,
  vpn: /^country\.|^planPrice$|^product\.plan\.perYear$/,
};

const texts = new Map<string, DemoText>();

/** The texts of all demonstrations in a page's language, for still screens. */
export function demoText({ language: { code, tag } }: Locale): DemoText {
  const known = texts.get(code);
  if (known) return known;
  const { common, demos, translation } = labelsOf(code);
  const text = makeDemoText({ ...common, ...translation, ...demos, ...formattedLabels(tag) }, tag);
  texts.set(code, text);
  return text;
}
