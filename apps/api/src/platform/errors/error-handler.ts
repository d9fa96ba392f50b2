import { errorEnvelope, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dropsExcessCalls } from '../routing/route-access.ts';
import { languageOf } from '../routing/language-of.ts';
import { rejectUnrouted } from '../routing/reject-unrouted.ts';
import { prefersHtml } from '../http/accepted-types.ts';
import { errorText } from './error-text.ts';
import { toErrorResult } from './to-error-result.ts';

/** Sends an error as a page. */
export type ErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  errorResult: ErrorResult,
) => Promise<FastifyReply>;

/** A form that a browser submits without a script: a person reads the response. */
const isPlainForm = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.endpoint?.bodyKind === 'form' &&
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
  headers.accept?.includes('text/html') === true;

/** API calls get JSON, whatever they accept. */
const isApiCall = (request: FastifyRequest): boolean =>
  request.originalUrl.startsWith('/api/') && !isPlainForm(request);

/** One envelope for every failed call, one page for every failed navigation. */
export function registerErrorHandler(server: FastifyInstance, errorPage: ErrorPage): void {
  function sendError(
    request: FastifyRequest,
    reply: FastifyReply,
    errorResult: ErrorResult,
  ): FastifyReply | Promise<FastifyReply> {
    if (!isApiCall(request) && prefersHtml(request.headers.accept))
      return errorPage(request, reply, errorResult);
    const locale = languageOf(request);
    const { status, body } = errorEnvelope(errorResult, request.id, (result) =>
      errorText(result, locale),
    );
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(body);
  }

  server.setErrorHandler(async (error, request, reply) => {
    const { error: errorResult, isBug, retryAfterMs } = toErrorResult(error);
    const { access } = request.routeOptions.config;
    if (
      errorResult.error === 'tooManyRequests' &&
      access !== undefined &&
      dropsExcessCalls(access)
    ) {
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      return reply.header('cache-control', 'no-store').send({});
    }
    // A client that disconnects while sending destroys the stream, which is not an error of the server.
    const wasCutOff = request.raw.destroyed && !request.raw.complete;
    if (isBug && !wasCutOff) request.log.error({ err: error }, 'request failed');
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
    return sendError(request, reply, errorResult);
  });
  server.setNotFoundHandler((request, reply) =>
    sendError(request, reply, rejectUnrouted(request, reply)),
  );
}
