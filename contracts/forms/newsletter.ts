import * as z from 'zod/mini';
import { basicEmailField } from './email-field.ts';

/** The newsletter form in the footer. */
export const newsletterSchema = z.object({ email: basicEmailField });
