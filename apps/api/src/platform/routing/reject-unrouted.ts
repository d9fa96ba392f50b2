import { notFoundAt, err, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pageMethods = ['GET', 'HEAD'];

/** The host is undefined if it could not be looked up. */
export const hostKindOf = ({ resolvedHost }: Partial<Pick<FastifyRequest, 'resolvedHost'>>) =>
  resolvedHost?.kind;

/**
 * The error of a request without a route: 405 with `Allow` if the path allows other methods, else 404. Every path of a
 * site outside the API may be a page, and pages can only be read.
 */
export function rejectUnrouted(request: FastifyRequest, reply: FastifyReply): ErrorResult {
  const { method, server, url } = request;
  const [path = ''] = url.split('?', 1);
  const kind = hostKindOf(request);
  const isPage = kind === 'site' && !path.startsWith('/api/');
  const methods = isPage ? pageMethods : server.methodTable.methodsAt(path, kind);
  if (methods.length === 0 || methods.includes(method)) return notFoundAt(url);
  reply.header('allow', methods.join(', '));
  return err('methodNotAllowed');
}
