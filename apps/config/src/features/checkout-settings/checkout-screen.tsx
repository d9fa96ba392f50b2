import { readCheckoutSettings } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { CheckoutForm } from './checkout-form.tsx';

/** What the checkout of the shop asks for. */
export function CheckoutScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readCheckoutSettings, { params: { websiteId } });
  return (
    <Reading read={read} problem={storeText('store.checkoutNotLoaded')}>
      {(stored) => <CheckoutForm stored={stored} />}
    </Reading>
  );
}
