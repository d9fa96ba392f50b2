import * as z from 'zod';

/** What an owner decides for the whole shop. */
export const storeSettings = z.strictObject({
  /** Buying one thing leads straight to checkout, past the cart. */
  expressCheckout: z.boolean().default(false),
  /** `toUnitsSystem` reads it. */
  measurementStandard: z.string().optional(),
});
export type StoreSettings = z.infer<typeof storeSettings>;
