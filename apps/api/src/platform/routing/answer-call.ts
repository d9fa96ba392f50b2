import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorRollback } from '../errors/error-rollback.ts';
import type { Services } from '../services.ts';
import { actorOf, findCsrfError, findOriginError } from './check-call.ts';
import { replied, type Route } from './define-route.ts';
import { runHandler } from './run-handler.ts';

const fail = (error: ErrorResult): never => {
  throw new ErrorRollback(error);
};

/**
 * Handles one call: checks in the order of their cost, then the handler. Input is parsed last, so that unauthorized
 * callers learn nothing from it.
 */
export async function answerCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<unknown> {
  const { access, endpoint } = route;
  const now = services.now();
  const originError = findOriginError(request, access, services);
  if (originError !== null) fail(originError);
  const actor = await actorOf(request, access, services, now);
  const csrfError = findCsrfError(request, reply, access, actor, services);
  if (csrfError !== null) fail(csrfError);
  if (access.audience !== 'public' && actor.kind !== 'account') fail(err('loginRequired'));

  const site = request.resolvedHost.kind === 'site' ? request.resolvedHost.site : null;
  const response = await runHandler(route, { request, reply, services, now, actor, site });
  if (isErrorResult(response)) fail(response);
  if (response === replied) return reply;
  return endpoint.response.parse(response);
}
