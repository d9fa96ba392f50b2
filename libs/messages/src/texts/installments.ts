import type { product } from '../compiled/en.gen.ts';
import type { Messages } from '../create-messages.ts';

/** The formatted bounds of an order for installments; absent: no bound. */
export interface InstallmentBounds {
  readonly min?: string;
  readonly max?: string;
}

/** The text about installments (specification 9; CHECKOUT-13). Undefined without any bound. */
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
