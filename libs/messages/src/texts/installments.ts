import type { product } from '../compiled/en.gen.ts';
import type { Messages } from '../create-messages.ts';

/** The bounds of an order that may be paid in installments, as amounts are shown; absent: no bound. */
export interface InstallmentBounds {
  readonly min?: string;
  readonly max?: string;
}

/**
 * Says which orders may be paid in installments (specification 9; CHECKOUT-13).
 * Without any bound there is nothing to say: undefined.
 */
export function installmentText(
  text: Messages<{ product: typeof product }>,
  { min, max }: InstallmentBounds,
): string | undefined {
  if (min !== undefined && max !== undefined)
    return text('product.installmentsBetween', { min, max });
  if (min !== undefined) return text('product.installmentsFrom', { min });
  if (max !== undefined) return text('product.installmentsUpTo', { max });
  return undefined;
}
