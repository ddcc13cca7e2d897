import * as z from 'zod/mini';
import { emailField } from './email-field.ts';
import { fileField } from './file-field.ts';
import { choiceField } from './field.ts';
import { limits } from './limits.ts';
import { lineField, linesField } from './text-field.ts';
import { appIds, platforms } from '#contracts/apps.ts';

/** The support form. */
export const supportSchema = z.object({
  name: lineField(limits.name),
  email: emailField,
  app: choiceField(appIds),
  platform: choiceField(platforms),
  appVersion: z.optional(lineField(limits.appVersion)),
  message: linesField(limits.message),
  screenshot: z.optional(fileField('screenshot')),
});
