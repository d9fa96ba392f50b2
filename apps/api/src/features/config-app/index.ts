import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { err } from '@sitewright/contracts/errors';
import { signInByLink } from '../accounts/public.ts';
import { visitAccess, visitSite } from '../presence/public.ts';
import {
  sendBuiltFile,
  type BuiltFileLifetime,
} from '../../platform/built-files/send-built-file.ts';
import { ErrorRollback } from '../../platform/errors/error-rollback.ts';
import { renewCrumb } from '../../platform/routing/check-call.ts';
import { readCookie } from '../../platform/routing/cookies.ts';
import type { RouteAccess } from '../../platform/routing/route-access.ts';
import { mapFramePolicy } from '../../platform/security/map-frame-policy.ts';
import { sandboxedHeaders } from '../../platform/security/default-headers.ts';
import { hashToken } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';
import { configOrigin, internalOrigin } from '../../platform/hosts/addresses.ts';
import { packageFolder } from '../../platform/package-folder.ts';

const mapFolder = join(packageFolder, 'map');

const access: RouteAccess = {
  audience: 'public',
  origin: 'config',
  tenant: 'none',
  csrf: 'none',
  limit: 'read',
};
const files: RouteAccess = { ...access, origin: 'any', limit: 'file' };

/** The configuration area's policy: only its own scripts, and frames of the sites that it edits. */
const configPolicy = (settings: Services['settings']): string => {
  const sites = internalOrigin(settings, '*');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${sites}`,
    `media-src 'self' blob: ${sites}`,
    "font-src 'self'",
    `connect-src 'self'`,
    `frame-src ${sites}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
};

/** Serves the built apps: the configuration area on its origin, the visitor app's chunks on every host. */
export function registerApps(server: FastifyInstance, services: Services): void {
  const { settings } = services;
  const visitorDist = resolve(settings.visitorDist);
  const configDist = resolve(settings.configDist);
  const sendBuilt =
    (folder: string, lifetime: BuiltFileLifetime) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      sendBuiltFile(request, reply, {
        folder,
        name: (request.params as { readonly '*': string })['*'],
        lifetime,
      });
  const sendChunk = sendBuilt(visitorDist, 'forever');
  server.get('/assets/app/*', { config: { access: files } }, (request, reply) =>
    // The maps provider's frame has an opaque origin, and requests its script with CORS.
    sendChunk(request, reply.header('access-control-allow-origin', '*')),
  );
  server.get(
    '/config/assets/*',
    { config: { access: { ...access, limit: 'file' } }, constraints: { area: 'config' } },
    sendBuilt(resolve(configDist, 'assets'), 'forever'),
  );
  // Tiles and styles of the map block, read in ranges.
  server.get('/assets/map/*', { config: { access: files } }, sendBuilt(mapFolder, 'week'));
  server.get('/assets/map/provider.html', { config: { access: files } }, (_request, reply) =>
    reply
      .headers({
        ...sandboxedHeaders,
        'content-security-policy': mapFramePolicy([configOrigin(settings)]),
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(services.renderer.renderMapFrame()),
  );
  // The canvas has one stable name: pages on site hosts only know its URL.
  server.get(
    '/assets/config/*',
    { config: { access: files } },
    sendBuilt(configDist, 'revalidate'),
  );

  server.get('/', { config: { access }, constraints: { area: 'config' } }, (_request, reply) =>
    reply.redirect('/config/', 302),
  );
  server.get('/config', { config: { access }, constraints: { area: 'config' } }, (request, reply) =>
    sendShell(request, reply),
  );
  server.get(
    '/config/*',
    { config: { access }, constraints: { area: 'config' } },
    (request, reply) => sendShell(request, reply),
  );

  server.get(
    '/sign-in',
    { config: { access: { ...access, limit: 'login' } }, constraints: { area: 'config' } },
    (request, reply) => signInByLink(request, reply, services),
  );
  server.get(
    '/visit/:identifier',
    { config: { access: visitAccess }, constraints: { area: 'config' } },
    (request, reply) => visitSite(request, reply, services),
  );

  /** Every path below /config is the same application, which has its own router; the response sets a crumb. */
  async function sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.resolvedHost.kind !== 'config') throw new ErrorRollback(err('notFound'));
    const token = readCookie(request, 'session', settings.isHttps);
    if (readCookie(request, 'crumb', settings.isHttps) === undefined) {
      const actor =
        token === undefined
          ? ({ kind: 'anonymous' } as const)
          : ({
              kind: 'account',
              accountId: '',
              displayName: '',
              email: '',
              sessionHash: hashToken(token),
              freshAt: new Date(0),
            } as const);
      renewCrumb(request, reply, actor, services);
    }
    reply.header('content-security-policy', configPolicy(settings));
    return sendBuiltFile(request, reply, {
      folder: configDist,
      name: 'index.html',
      lifetime: 'never',
    });
  }
}
