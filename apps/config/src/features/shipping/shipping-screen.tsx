import { readShipping } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { ShippingForm } from './shipping-form.tsx';

/** How the shop gets its orders to the buyers. */
export function ShippingScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readShipping, { params: { websiteId } });
  return (
    <Reading read={read} problem={storeText('store.shippingNotLoaded')}>
      {(stored) => <ShippingForm stored={stored} />}
    </Reading>
  );
}
