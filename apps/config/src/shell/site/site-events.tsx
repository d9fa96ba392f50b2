import { readWebsite } from '@sitewright/contracts/api';
import { areaPermissions, permissionCode } from '@sitewright/contracts/codes';
import { createEditorEvents } from '@sitewright/site-runtime/editor-events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { EditorEventsProvider } from '../../api/editor-events.ts';
import { readOptions, refetchPaths } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { useSite } from './site.ts';

/** Connects the open tabs of one website while mounted: a change in one tab is refetched in all. */
export function SiteEvents({ children }: { readonly children: ReactNode }): ReactNode {
  const { call, openChannel } = useServices();
  const { id: websiteId } = useSite();
  const client = useQueryClient();
  const [events] = useState(() =>
    createEditorEvents({
      websiteId,
      openChannel,
      // Roles may change while the website is open: the last response counts.
      mayBroadcast() {
        const { queryKey } = readOptions(call, readWebsite, { params: { websiteId } });
        const permissions = client.getQueryData(queryKey)?.membership.permissions;
        return permissions?.includes(areaPermissions[permissionCode.ADMIN]) ?? false;
      },
    }),
  );
  useEffect(() => events.close, [events]);
  useEffect(
    () =>
      events.subscribe((event) => {
        if (event.kind === 'changed') void refetchPaths(client, event.paths);
      }),
    [events, client],
  );
  return <EditorEventsProvider value={events}>{children}</EditorEventsProvider>;
}
