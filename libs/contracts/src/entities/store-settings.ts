import * as z from 'zod';

/** Settings of the whole store. */
export const storeSettings = z.strictObject({
  /** Skips the cart: buying a product opens the checkout. */
  expressCheckout: z.boolean().default(false),
  /** `toUnitsSystem` reads it. */
  measurementStandard: z.string().optional(),
});
export type StoreSettings = z.infer<typeof storeSettings>;
