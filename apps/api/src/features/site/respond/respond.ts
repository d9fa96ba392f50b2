import type { ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorRollback } from '../../../platform/errors/error-rollback.ts';
import type { FinishedPage } from '../../../platform/page-cache/finished-page.ts';
import type { SharedPage } from '../../../platform/page-cache/page-cache.ts';
import type { SiteRevision } from '../../../platform/page-cache/site-revisions.ts';
import type { Services } from '../../../platform/services.ts';
import { redirectPermanently } from './redirect-permanently.ts';
import { cacheResponse, sendPage } from './send-page.ts';

/** A page for one visitor. */
export interface PersonalPage {
  readonly page: FinishedPage;
  readonly status: number;
}

/** The page has moved to another path. */
export interface Redirect {
  /** As `toUrlPath` writes it. */
  readonly redirectPath: string;
}

/** A visit that failed. The error handler sends its error page. */
export interface FailedVisit {
  readonly error: ErrorResult;
}

/** The answer to a visit. */
export type Answer = SharedPage | PersonalPage | Redirect | FailedVisit;

interface ResponseScope {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly websiteId: string;
  /** The revision of live pages. */
  readonly revision: SiteRevision | undefined;
}

/** Sends the answer to a visit. The response of a cached page is cached too, and then served before routing. */
export function respond(scope: ResponseScope, result: Answer): FastifyReply {
  const { request, reply, services, websiteId, revision } = scope;
  if ('error' in result) throw new ErrorRollback(result.error);
  if ('redirectPath' in result) return redirectPermanently(request, reply, result.redirectPath);
  if ('status' in result) return sendPage(request, reply, result.page, result.status);
  if (result.isCached === true && revision !== undefined)
    cacheResponse(request, websiteId, revision, result.cacheKey, services);
  return sendPage(request, reply, result.page);
}
