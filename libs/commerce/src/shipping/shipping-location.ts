/** Where something is sent, or where who buys it lives. */
export interface ShippingLocation {
  /** ISO code of two capital letters. */
  readonly country: string;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}
