import { Outlet, useParams } from '@tanstack/react-router';
import { listWebsites, readWebsite } from '@sitewright/contracts/api';
import { useEffect, type ReactNode } from 'react';
import { useRead } from '../../composition/read.ts';
import { useServices } from '../../composition/services.ts';
import { Reading } from '../../controls/reading.tsx';
import { keepLastSite } from './last-site.ts';
import { NoSuchSite } from './no-such-site.tsx';
import { SiteProvider } from './site.ts';
import { SiteEvents } from './site-events.tsx';
import { SiteCommands } from './site-shell.tsx';
import { useWholeList } from '../../composition/read-list.ts';

/** Finds the website of the address and lends it to everything below. */
export function SiteRoute(): ReactNode {
  const { identifier } = useParams({ from: '/$identifier' });
  const websites = useWholeList(listWebsites, {});
  return (
    <Reading read={websites} problem="Your websites could not be read.">
      {({ rows }) => {
        const website = rows.find((one) => one.identifier === identifier);
        return website === undefined ? <NoSuchSite /> : <FoundSite websiteId={website.id} />;
      }}
    </Reading>
  );
}

function FoundSite({ websiteId }: { readonly websiteId: string }): ReactNode {
  const { storage } = useServices();
  const site = useRead(readWebsite, { params: { websiteId } });
  const identifier = site.data?.identifier;
  useEffect(() => {
    if (identifier !== undefined) keepLastSite(storage, identifier);
  }, [storage, identifier]);
  return (
    <Reading read={site} problem="The website could not be read.">
      {(data) => (
        <SiteProvider value={data}>
          <SiteEvents key={websiteId}>
            <SiteCommands />
            <Outlet />
          </SiteEvents>
        </SiteProvider>
      )}
    </Reading>
  );
}
