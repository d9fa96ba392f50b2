import * as z from 'zod';
import { localePattern } from './patterns.ts';

/** The languages of a site as they are sent and answered; an empty list is a site of one language. */
export const multilingualPayload = z.strictObject({
  languages: z.array(z.string().regex(localePattern)).max(50),
});
export type MultilingualPayload = z.infer<typeof multilingualPayload>;
