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
import { useWholeList } from '../../api/read-list.ts';

/** The start URL: the list of websites, or with `frameUrl` the editor at that path (ROUTE-21). */
export function EntranceScreen(): ReactNode {
  const { frameUrl, site } = useSearch({ from: '/' });
  if (frameUrl === undefined) return <WebsiteListScreen />;
  const path = parseFramePath(frameUrl);
  return (
    <ChosenSite named={site}>
      {({ identifier }) => (
        <Navigate to="/$identifier/edit" params={{ identifier }} search={{ path }} replace />
      )}
    </ChosenSite>
  );
}

/** `/config/design` (ROUTE-23). */
export function DesignEntrance(): ReactNode {
  return (
    <ChosenSite>
      {({ identifier }) => <Navigate to="/$identifier/design" params={{ identifier }} replace />}
    </ChosenSite>
  );
}

function ChosenSite({
  named,
  children,
}: {
  readonly named?: string | undefined;
  readonly children: (website: Website) => ReactNode;
}): ReactNode {
  const { storage } = useServices();
  const websites = useWholeList(listWebsites, {});
  return (
    <Reading read={websites} problem="Your websites could not be loaded.">
      {({ rows }) => {
        const website = chooseSite(rows, storage, named);
        if (website !== undefined) return children(website);
        // Escape on another owner's site names that site: opening one's own would be a surprise.
        return named === undefined ? <WebsiteListScreen /> : <NoSuchSite />;
      }}
    </Reading>
  );
}
