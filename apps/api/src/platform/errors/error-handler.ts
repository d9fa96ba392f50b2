import { errorEnvelope, notFoundAt, refuse, type Refusal } from '@sitewright/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseOutage, outages } from '../database/outage.ts';
import { refusalByFastifyCode } from '../routing/request-faults.ts';
import { isDroppedBeyond } from '../routing/route-access.ts';
import { PasswordQueueFull } from '../security/password.ts';
import { languageOf } from '../routing/language-of.ts';
import { RefusalRollback } from './problem.ts';
import { refusalText } from './refusal-text.ts';

/** Draws a refusal as a page, for somebody who navigates. Answers false when there is no page to draw. */
export type ErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  status: number,
) => Promise<boolean>;

/** Whatever went wrong, as the value that the error table knows. A bug tells its request id and nothing else. */
export function toRefusal(error: unknown): {
  readonly refusal: Refusal;
  readonly isBug: boolean;
  readonly retryAfterMs?: number;
} {
  if (error instanceof RefusalRollback) {
    const { refusal } = error;
    const { retryAfterMs } = refusal;
    return { refusal, isBug: false, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
  if (error instanceof DatabaseOutage) {
    const { retryAfterMs } = outages[error.code];
    return {
      refusal: refuse(error.code === 'storageFull' ? 'storageFull' : 'unavailable'),
      isBug: false,
      retryAfterMs,
    };
  }
  if (error instanceof PasswordQueueFull)
    return { refusal: refuse('unavailable'), isBug: false, retryAfterMs: 2_000 };
  const { code, statusCode } = error as { readonly code?: string; readonly statusCode?: number };
  const known = code === undefined ? undefined : refusalByFastifyCode[code];
  if (known !== undefined) return { refusal: refuse(known), isBug: false };
  if (statusCode === 429) return { refusal: refuse('tooManyRequests'), isBug: false };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { refusal: refuse('malformedRequest'), isBug: false };
  return { refusal: refuse('internalError'), isBug: true };
}

/** One envelope for every failed call, one page for every failed navigation. */
export function registerErrorHandler(server: FastifyInstance, errorPage: ErrorPage): void {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
  ): Promise<unknown> {
    const locale = languageOf(request);
    const { status, body } = errorEnvelope(refusal, request.id, (said) =>
      refusalText(said, locale),
    );
    const wantsPage =
      request.headers.accept?.includes('text/html') === true && !request.url.startsWith('/api/');
    if (wantsPage && (await errorPage(request, reply, refusal, status))) return reply;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(body);
  }

  server.setErrorHandler(async (error, request, reply) => {
    const { refusal, isBug, retryAfterMs } = toRefusal(error);
    const { access } = request.routeOptions.config;
    if (refusal.refused === 'tooManyRequests' && access !== undefined && isDroppedBeyond(access)) {
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      return reply.header('cache-control', 'no-store').send({});
    }
    // Who goes away in the middle of what he sends takes the stream with him, which is no fault of ours.
    const wasCutOff = request.raw.destroyed && !request.raw.complete;
    if (isBug && !wasCutOff) request.log.error({ err: error }, 'request failed');
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
    return answer(request, reply, refusal);
  });
  server.setNotFoundHandler((request, reply) => answer(request, reply, notFoundAt(request.url)));
}
