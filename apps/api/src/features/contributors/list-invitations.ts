import { listInvitations } from '@sitewright/contracts/api';
import { withLookup } from '../../platform/database/index.ts';
import { toPaged } from '../../platform/routing/cursor.ts';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countInvitationRows, listInvitationRows } from './invitations.queries.ts';

export const listInvitationsRoute = openRoute(
  listInvitations,
  ownerReads('contributors.read'),
  async ({ websiteId, query, services }) => {
    const { rows, total } = await withLookup(
      services.database,
      async (db) => ({
        rows: await listInvitationRows(db, websiteId, query.cursor, query.limit + 1),
        total: await countInvitationRows(db, websiteId),
      }),
      'read',
    );
    return toPaged({
      rows,
      limit: query.limit,
      total,
      toOut: (row) => row,
      cursorOf: (row) => row.id,
    });
  },
);
