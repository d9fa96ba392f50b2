import { readCheckoutSettings } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { CheckoutForm } from './checkout-form.tsx';

/** What the checkout of the shop asks for. */
export function CheckoutScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readCheckoutSettings, { params: { websiteId } });
  return (
    <Reading read={read} problem="The checkout settings could not be loaded.">
      {(stored) => <CheckoutForm stored={stored} />}
    </Reading>
  );
}
