/** Where something is sent, or where who buys it lives. */
export interface ShippingLocation {
  /** ISO code of two capital letters. */
  readonly country: string;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/** Where an address lies, as far as shipping and tax ask. */
export const toShippingLocation = ({
  country,
  state,
  zip,
}: Readonly<Record<'country' | 'state' | 'zip', string>>): ShippingLocation => ({
  country,
  ...(state === '' ? {} : { state }),
  ...(zip === '' ? {} : { zip }),
});
