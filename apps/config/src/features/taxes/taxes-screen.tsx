import { readTaxes } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { TaxesForm } from './taxes-form.tsx';

/** How the shop charges tax. */
export function TaxesScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readTaxes, { params: { websiteId } });
  return (
    <Reading read={read} problem={storeText('store.taxesNotLoaded')}>
      {(stored) => <TaxesForm stored={stored} />}
    </Reading>
  );
}
