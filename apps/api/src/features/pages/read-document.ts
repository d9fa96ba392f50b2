import { readDocument } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findDocument } from './document.queries.ts';

export const readDocumentRoute = tenantRoute(
  readDocument,
  ownerReads('content.read_draft'),
  ({ tenant, params }) => findDocument(tenant, params.pageId),
);
