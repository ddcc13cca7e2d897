import * as z from 'zod/mini';
import { emailField } from './email-field.ts';
import { fileField } from './file-field.ts';
import { choiceField } from './field.ts';
import { limits } from './limits.ts';
import { lineField, linesField } from './text-field.ts';

/** The apps that can be asked about, by their type in the catalogue. */
export const supportApps = ['firewall', 'photovault', 'applock', 'antitheft', 'vpn', 'password'] as const;

/** The systems that apps run on. */
export const supportPlatforms = ['android', 'ios'] as const;

/** The form of the support page. */
export const supportSchema = z.object({
  name: lineField(limits.name),
  email: emailField,
  app: choiceField(supportApps),
  platform: choiceField(supportPlatforms),
  appVersion: z.optional(lineField(limits.appVersion)),
  message: linesField(limits.message),
  screenshot: z.optional(fileField('screenshot')),
});

/** A request for help. */
export type Support = z.output<typeof supportSchema>;
