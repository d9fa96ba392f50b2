import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { FrameProps } from '../frame.ts';

/** The checkout of a cart that has something in it. */
export type CheckoutProps = FrameProps<'checkout'> & { readonly cart: ShoppingCart };
