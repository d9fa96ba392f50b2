import { readPage } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findPageSettings } from './pages.queries.ts';

export const readPageRoute = tenantRoute(
  readPage,
  ownerReads('content.read_draft'),
  async ({ tenant, params }) => (await findPageSettings(tenant, params.pageId)) ?? err('notFound'),
);
