import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { RouteAccess } from '../../platform/routing/route-access.ts';
import { openApiDocument } from './openapi-document.ts';

const access: RouteAccess = {
  audience: 'public',
  origin: 'any',
  tenant: 'none',
  csrf: 'none',
  limit: 'read',
};

/** The reader's page has its own inline script, and makes no requests to other servers. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'";

/** The reader is a script of four megabytes, so it is loaded with the first request, into its own server. */
async function createReader(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const reader = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const configuration = { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false };
  await reader.register(reference as never, { routePrefix: '/api/docs', configuration } as never);
  await reader.ready();
  return reader;
}

/** `/api/openapi.json`, and `/api/docs` to read it: both generated from the routes. */
export function registerOpenApi(server: FastifyInstance): void {
  let text: string | undefined;
  let reader: Promise<FastifyInstance> | undefined;
  const config = { access };

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const response = await (await (reader ??= createReader())).inject({ url: request.url });
    const location = response.headers['location'];
    if (typeof location === 'string') return reply.redirect(location, 302);
    const type = response.headers['content-type']?.toString() ?? 'text/plain';
    return reply
      .code(response.statusCode)
      .type(type)
      .header('content-security-policy', policy)
      .send(response.rawPayload);
  }

  server.get('/api/openapi.json', { config }, (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(server.declaredRoutes));
    return reply.type('application/json').header('cache-control', 'no-cache').send(text);
  });
  server.get('/api/docs', { config }, read);
  server.get('/api/docs/*', { config }, read);
  server.addHook('onClose', async () => {
    await (await reader)?.close();
  });
}
