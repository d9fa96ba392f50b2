import type { FastifyReply, FastifyRequest } from 'fastify';
import { appendRequestQuery } from '../resolve/read-request-path.ts';

/**
 * Redirects a previous path, or another spelling of a path, permanently and with the unchanged query string. Browsers
 * must revalidate the redirect: another page may take the path later.
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
