import * as z from 'zod/mini';
import { emailField } from './email-field.ts';
import { limits } from './limits.ts';
import { lineField, linesField } from './text-field.ts';

/** The inquiry widget of the home page. */
export const inquirySchema = z.object({
  name: lineField(limits.name),
  email: emailField,
  message: linesField(limits.message),
});
