import { readPageCode } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerReads } from '../../../platform/routing/owner-access.ts';
import { revisionOf, type StoredCode } from '../../presentation/public.ts';
import { findCode } from './code.queries.ts';

/** Code for the editor, with the third-party hosts that it contacts. */
export const toWrittenCode = ({ written, hosts }: StoredCode) => ({
  ...written,
  hosts,
  revision: revisionOf(written),
});

/** The permission to read drafts is sufficient: the next publish makes it public. */
export const readPageCodeRoute = tenantRoute(
  readPageCode,
  ownerReads('content.read_draft'),
  async ({ tenant, params }) => {
    const stored = await findCode(tenant, params.pageId);
    return stored === null ? err('notFound') : toWrittenCode(stored);
  },
);
