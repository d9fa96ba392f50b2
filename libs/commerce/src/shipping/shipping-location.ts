/** A shipping destination, or a buyer's place of residence. */
export interface ShippingLocation {
  /** ISO code of two capital letters. */
  readonly country: string;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/** The part of an address that matters for shipping and tax. */
export const toShippingLocation = ({
  country,
  state,
  zip,
}: Readonly<Record<'country' | 'state' | 'zip', string>>): ShippingLocation => ({
  country,
  ...(state === '' ? {} : { state }),
  ...(zip === '' ? {} : { zip }),
});
