import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RouteAccess } from '../../platform/routing/route-access.ts';
import { openApiDocument } from './openapi-document.ts';

const access: RouteAccess = { audience: 'public', origin: 'any', tenant: 'none', csrf: 'none', limit: 'read' };

/** The reader is one file of its package, served from here: the page asks no other server for anything. */
const readerPath = () => join(dirname(fileURLToPath(import.meta.resolve('@scalar/fastify-api-reference'))), 'js/standalone.js');

const policy =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'";

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sitewright API</title></head>
<body><script id="api-reference" type="application/json" data-url="/api/openapi.json" data-configuration='{"withDefaultFonts":false,"telemetry":false,"agent":{"disabled":true}}'></script>
<script src="/api/docs/reference.js"></script></body></html>`;

/** `/api/openapi.json`, and `/api/docs` to read it: both from the routes themselves, written once. */
export function registerOpenApi(server: FastifyInstance): void {
  let text: string | undefined;
  const document = () => (text ??= JSON.stringify(openApiDocument(server.declaredRoutes)));
  const config = { access };
  server.get('/api/openapi.json', { config }, (_request, reply) => reply.type('application/json').header('cache-control', 'no-cache').send(document()));
  server.get('/api/docs', { config }, (_request, reply) => reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page));
  server.get('/api/docs/reference.js', { config }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=86400').send(createReadStream(readerPath())),
  );
}
