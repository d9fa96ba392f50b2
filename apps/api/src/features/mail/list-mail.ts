import { listMail } from '@sitewright/contracts/api';
import { documentFileName } from '../../platform/documents/index.ts';
import { renderMail } from '../../platform/outbox/index.ts';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countMail, listMailRows } from './mail.queries.ts';

/**
 * Mail quotes visitors, so it requires the permission to read submissions. Pending mail is rendered as it will be sent.
 */
export const listMailRoute = tenantRoute(
  listMail,
  ownerReads('forms.submissions.read'),
  async ({ tenant, query, services }) => {
    const rows = await listMailRows(tenant, query.cursor, query.limit + 1);
    return toPaged({
      rows,
      limit: query.limit,
      total: await countMail(tenant),
      toOut: ({ id, createdAt, state, payload: { to, view, template, invoice, rendered } }) => ({
        id,
        createdAt: createdAt.toISOString(),
        to,
        state,
        ...(rendered ?? renderMail(services.renderer, view, template)),
        ...(invoice === undefined ? {} : { attachment: documentFileName([invoice]) }),
      }),
      cursorOf: (row) => row.id,
    });
  },
);
