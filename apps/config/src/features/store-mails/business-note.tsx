import { Link } from '@tanstack/react-router';
import { readBusiness } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';

/** Where the address on invoices comes from, and that it is missing if it is. */
export function BusinessNote(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const business = useRead(readBusiness, { params: { websiteId } });
  const isMissing = business.data?.address.line1 === '';
  return (
    <p>
      {storeText(isMissing ? 'store.invoiceWithoutAddress' : 'store.invoiceAddressText')}{' '}
      <Link to="/$identifier/settings" params={{ identifier }}>
        {storeText('store.businessInformation')}
      </Link>
    </p>
  );
}
