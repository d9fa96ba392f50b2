import { listForms } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { revisionOf } from '../presentation/public.ts';
import { countForms, listFormRows } from './forms.queries.ts';

export const listFormsRoute = tenantRoute(
  listForms,
  ownerReads('forms.edit'),
  async ({ tenant, query }) => {
    const rows = await listFormRows(tenant, query.cursor, query.limit + 1);
    return toPaged({
      rows,
      limit: query.limit,
      total: await countForms(tenant),
      toOut: (form) => ({ ...form, revision: revisionOf(form) }),
      cursorOf: (form) => form.id,
    });
  },
);
