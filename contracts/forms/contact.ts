import * as z from 'zod/mini';
import { emailField } from './email-field.ts';
import { choiceField } from './field.ts';
import { limits } from './limits.ts';
import { lineField, linesField } from './text-field.ts';

/** Topics of a message. */
export const contactTopics = ['general', 'press', 'partnership', 'privacy', 'security', 'feedback'] as const;

/** The contact form. */
export const contactSchema = z.object({
  name: lineField(limits.name),
  email: emailField,
  topic: choiceField(contactTopics),
  message: linesField(limits.message),
});
