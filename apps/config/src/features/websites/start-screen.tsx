import { Navigate, useSearch } from '@tanstack/react-router';
import { listWebsites } from '@sitewright/contracts/api';
import type { Website } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { Reading } from '../../controls/reading.tsx';
import { parseFramePath } from '../../shell/site/frame-path.ts';
import { chooseSite } from '../../shell/site/last-site.ts';
import { NoSuchSite } from '../../shell/site/no-such-site.tsx';
import { WebsiteListScreen } from './website-list-screen.tsx';
import { useCompleteList } from '../../api/read-list.ts';

/** The start URL: the list of websites, or with `frameUrl` the editor at that path (ROUTE-21). */
export function StartScreen(): ReactNode {
  const { frameUrl, site } = useSearch({ from: '/' });
  if (frameUrl === undefined) return <WebsiteListScreen />;
  const path = parseFramePath(frameUrl);
  return (
    <ChosenSite requested={site}>
      {({ identifier }) => (
        <Navigate to="/$identifier/edit" params={{ identifier }} search={{ path }} replace />
      )}
    </ChosenSite>
  );
}

/** `/config/design` (ROUTE-23). */
export function DesignRedirect(): ReactNode {
  return (
    <ChosenSite>
      {({ identifier }) => <Navigate to="/$identifier/design" params={{ identifier }} replace />}
    </ChosenSite>
  );
}

function ChosenSite({
  requested,
  children,
}: {
  readonly requested?: string | undefined;
  readonly children: (website: Website) => ReactNode;
}): ReactNode {
  const { storage } = useServices();
  const websites = useCompleteList(listWebsites, {});
  return (
    <Reading read={websites} problem="Your websites could not be loaded.">
      {({ rows }) => {
        const website = chooseSite(rows, storage, requested);
        if (website !== undefined) return children(website);
        // Escape on another owner's site requests that site: opening a different one would be a surprise.
        return requested === undefined ? <WebsiteListScreen /> : <NoSuchSite />;
      }}
    </Reading>
  );
}
