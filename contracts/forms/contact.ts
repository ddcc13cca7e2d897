import * as z from 'zod/mini';
import { emailField } from './email-field.ts';
import { choiceField } from './field.ts';
import { limits } from './limits.ts';
import { lineField, linesField } from './text-field.ts';

/** What a message can be about. */
export const contactTopics = ['general', 'press', 'partnership', 'privacy', 'security', 'feedback'] as const;

/** The form of the contact page. */
export const contactSchema = z.object({
  name: lineField(limits.name),
  email: emailField,
  topic: choiceField(contactTopics),
  message: linesField(limits.message),
});

/** A message to us. */
export type Contact = z.output<typeof contactSchema>;
