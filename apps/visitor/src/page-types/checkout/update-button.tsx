import type { ReactNode } from 'react';
import type { CheckoutProps } from './checkout-props.ts';

/** Updates the amounts of a page without a script. */
export const UpdateButton = ({ page }: Pick<CheckoutProps, 'page'>): ReactNode => (
  <button
    className="button checkout-update"
    data-look="secondary"
    data-size="small"
    type="submit"
    name="action"
    value="update"
  >
    {page.text('checkout.update')}
  </button>
);
