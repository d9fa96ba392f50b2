import { listWebsites } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { siteOrigin } from '../../platform/hosts/addresses.ts';
import { toPaged } from '../../platform/routing/cursor.ts';
import { globalRoute } from '../../platform/routing/define-route.ts';
import { countWebsitesOf, listWebsitesOf, toWebsite } from './websites.queries.ts';

export const listWebsitesRoute = globalRoute(
  listWebsites,
  { audience: 'account', origin: 'config', tenant: 'none', csrf: 'none', limit: 'read' },
  async ({ db, actor, query, services }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const rows = await listWebsitesOf(db, actor.accountId, query.cursor ?? '', query.limit + 1);
    return toPaged({
      rows,
      limit: query.limit,
      total: await countWebsitesOf(db, actor.accountId),
      toOut: (row) =>
        toWebsite(
          row,
          siteOrigin(services.settings, { identifier: row.identifier, primaryDomain: row.host }),
        ),
      cursorOf: (row) => row.websiteId,
    });
  },
);
