import { Outlet, useParams } from '@tanstack/react-router';
import { listWebsites, readWebsite } from '@sitewright/contracts/api';
import type { Website } from '@sitewright/contracts/entities';
import { useEffect, type ReactNode } from 'react';
import { isForbidden } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Reading } from '../../controls/reading.tsx';
import { storeLastSite } from './last-site.ts';
import { NoAccess } from './no-access.tsx';
import { NoSuchSite } from './no-such-site.tsx';
import { SiteProvider } from './site.ts';
import { SiteEvents } from './site-events.tsx';
import { SiteCommands } from './site-shell.tsx';
import { useCompleteList } from '../../api/read-list.ts';

/** Finds the website of the URL and provides it to everything below. */
export function SiteRoute(): ReactNode {
  const { identifier } = useParams({ from: '/$identifier' });
  const websites = useCompleteList(listWebsites, {});
  return (
    <Reading read={websites} problem="Your websites could not be loaded.">
      {({ rows }) => {
        const website = rows.find((row) => row.identifier === identifier);
        return website === undefined ? <NoSuchSite /> : <FoundSite website={website} />;
      }}
    </Reading>
  );
}

function FoundSite({ website }: { readonly website: Website }): ReactNode {
  const websiteId = website.id;
  const { storage } = useServices();
  const site = useRead(readWebsite, { params: { websiteId } });
  const identifier = site.data?.identifier;
  useEffect(() => {
    if (identifier !== undefined) storeLastSite(storage, identifier);
  }, [storage, identifier]);
  // A role that is revoked later does not remove unsaved work from the screen.
  if (site.data === undefined && isForbidden(site.error))
    return <NoAccess title={website.title} identifier={website.identifier} />;
  return (
    <Reading read={site} problem="The website could not be loaded.">
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
