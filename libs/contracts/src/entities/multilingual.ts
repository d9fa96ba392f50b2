import * as z from 'zod';
import { locale } from './primitives.ts';

/** The languages of a site in requests and responses; empty for a site with one language. */
export const multilingualPayload = z.strictObject({
  languages: z.array(locale).max(50),
});
export type MultilingualPayload = z.infer<typeof multilingualPayload>;
