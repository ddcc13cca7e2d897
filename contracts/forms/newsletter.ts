import * as z from 'zod/mini';
import { basicEmailField } from './email-field.ts';

/** The newsletter's form in the footer. */
export const newsletterSchema = z.object({ email: basicEmailField });

/** What a subscriber tells. */
export type Newsletter = z.output<typeof newsletterSchema>;
