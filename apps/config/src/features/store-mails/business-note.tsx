import { Link } from '@tanstack/react-router';
import { readBusiness } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { useSite } from '../../shell/site/site.ts';

/** Where the address on invoices comes from, and that it is missing if it is. */
export function BusinessNote(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const business = useRead(readBusiness, { params: { websiteId } });
  const isMissing = business.data?.address.line1 === '';
  return (
    <p>
      {isMissing
        ? 'Your invoices have no address yet. Add it to the '
        : 'Your address, email and phone come from the '}
      <Link to="/$identifier/settings" params={{ identifier }}>
        business information
      </Link>
      {isMissing ? '.' : ' in the settings of the website.'}
    </p>
  );
}
