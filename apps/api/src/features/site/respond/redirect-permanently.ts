import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Appends the query of a request as it was sent.
 *
 * @param urlPath As `toUrlPath` writes it.
 */
export function appendRequestQuery({ url }: Pick<FastifyRequest, 'url'>, urlPath: string): string {
  const start = url.indexOf('?');
  return start === -1 ? urlPath : `${urlPath}${url.slice(start)}`;
}

/**
 * A previous path, and another spelling of one, redirect for good, with the query as it was sent. Browsers ask again all
 * the same: the path may be taken by another page.
 *
 * @param urlPath As `toUrlPath` writes it, so that it names no host.
 */
export function redirectPermanently(
  request: FastifyRequest,
  reply: FastifyReply,
  urlPath: string,
): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .redirect(appendRequestQuery(request, urlPath), 301);
}
