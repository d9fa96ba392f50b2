import { readDocument } from '@sitewright/contracts/api';
import { refuse } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findDocument } from './document.queries.ts';

export const readDocumentRoute = tenantRoute(
  readDocument,
  ownerReads('content.read_draft'),
  async ({ trx, websiteId, params }) =>
    (await findDocument(trx, websiteId, params.pageId)) ?? refuse('notFound'),
);
