import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { FrameProps } from '../frame.ts';

/** The checkout of a cart with at least one entry. */
export type CheckoutProps = FrameProps<'checkout'> & { readonly cart: ShoppingCart };
