import type { FastifyInstance } from 'fastify';

/**
 * Responses to HEAD that have no body get the length 0. On 304 that would tell caches that the content is empty
 * (RFC 9110, section 8.6), so it is dropped there, as it is for GET.
 */
export function dropLengthOfNotModified(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') return;
    // After the hook of the route itself, which sets the length.
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      (_request, reply, payload, done) => {
        if (reply.statusCode === 304) reply.removeHeader('content-length');
        done(null, payload);
      },
    ];
  });
}
