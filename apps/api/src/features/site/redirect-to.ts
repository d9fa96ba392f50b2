import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A previous path, and another spelling of one, redirect for good, with the query as it was sent. Browsers ask again all
 * the same: the path may be taken by another page.
 *
 * @param urlPath As `toUrlPath` writes it, so that it names no host.
 */
export function redirectTo(
  request: FastifyRequest,
  reply: FastifyReply,
  urlPath: string,
): FastifyReply {
  const [, ...query] = request.url.split('?');
  const target = query.length === 0 ? urlPath : `${urlPath}?${query.join('?')}`;
  return reply.header('cache-control', 'no-cache').redirect(target, 301);
}
