import { err } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant, type Tenant } from '../../../platform/database/index.ts';
import { ErrorRollback } from '../../../platform/errors/error-rollback.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { createPageCacheKeys } from './page-cache-keys.ts';
import { respond, type FailedVisit } from './respond.ts';
import { finishFile } from './finish-file.ts';

export interface CachedFile {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: HostedSite;
  readonly services: Services;
  /** Identifies the file in the page cache. */
  readonly path: string;
  readonly contentType: string;
  /** Reads the text; null if there is no such file. */
  readonly read: (tenant: Tenant) => Promise<string | null>;
}

/** Sends a file that is generated from a website. It is cached per revision, like a page. */
export async function sendCachedFile(file: CachedFile): Promise<FastifyReply> {
  const { request, reply, site, services, path, contentType, read } = file;
  const { websiteId } = site;
  const revision = await services.revisions.current(websiteId);
  if (revision === null) throw new ErrorRollback(err('notFound'));
  const { page: cacheKey } = createPageCacheKeys(websiteId, revision, `file ${path}`, {});
  const result = await services.pages.getOrRender<FailedVisit>([cacheKey], async () => {
    const scope = { websiteId, actorId: undefined };
    const text = await withTenant(services.database, scope, read, 'read');
    return text === null
      ? { error: err('notFound') }
      : { cacheKey, page: finishFile(text, contentType) };
  });
  return respond({ request, reply, services, websiteId, revision }, result);
}
