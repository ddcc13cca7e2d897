import * as z from 'zod/mini';
import { emailField } from './email-field.ts';
import { fileField } from './file-field.ts';
import { choiceField } from './field.ts';
import { limits } from './limits.ts';
import { lineField, linesField } from './text-field.ts';

/** Apps to choose from, by product type. */
const supportApps = ['firewall', 'photovault', 'applock', 'antitheft', 'vpn', 'password'] as const;

/** Platforms to choose from. */
const supportPlatforms = ['android', 'ios'] as const;

/** The support form. */
export const supportSchema = z.object({
  name: lineField(limits.name),
  email: emailField,
  app: choiceField(supportApps),
  platform: choiceField(supportPlatforms),
  appVersion: z.optional(lineField(limits.appVersion)),
  message: linesField(limits.message),
  screenshot: z.optional(fileField('screenshot')),
});

/** A support request. */
export type Support = z.output<typeof supportSchema>;
