import type { ReactNode } from 'react';
import type { CheckoutProps } from './checkout-props.ts';

/** The consent to marketing: never ticked in advance, and not needed to order. */
export const ConsentField = ({ page, view }: CheckoutProps): ReactNode => (
  <label className="checkout-consent">
    <input
      type="checkbox"
      name="acceptsMarketing"
      value="yes"
      defaultChecked={view.formReturn?.values['acceptsMarketing'] !== undefined}
    />
    <span>{page.text('checkout.acceptsMarketing')}</span>
  </label>
);
