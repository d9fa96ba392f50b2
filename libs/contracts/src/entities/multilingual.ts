import * as z from 'zod';
import { locale } from './primitives.ts';

/** The languages of a site as they are sent and answered; an empty list is a site of one language. */
export const multilingualPayload = z.strictObject({
  languages: z.array(locale).max(50),
});
export type MultilingualPayload = z.infer<typeof multilingualPayload>;
