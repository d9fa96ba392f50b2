import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { RefusalRollback } from '../errors/problem.ts';
import { refuse } from '@sitewright/contracts/errors';
import { createBodyWatch, paceOf, type BodyWatch } from './body-watch.ts';
import { httpServer, type FirstAnswer } from './http-server.ts';
import { parseFormText } from './form-text.ts';
import { isStorableAddress } from './storable-address.ts';
import { parseJsonText } from './json-text.ts';
import { serverLimits } from './limits.ts';

export interface ServerOptions {
  readonly logger: FastifyServerOptions['logger'];
  readonly trustedProxies: readonly string[];
  readonly createRequestId: () => string;
  readonly answerFirst: FirstAnswer;
  readonly constraints: NonNullable<FastifyServerOptions['routerOptions']>['constraints'];
}

const noCompiler = () => () => {
  throw new Error('Routes are described by endpoints of the contracts, not by JSON schemas.');
};

/**
 * Fastify with this product's limits. Its defaults accept two Host headers, cross-site text/plain, a body that
 * never ends and JSON of any depth; here they do not.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const bodies: BodyWatch = createBodyWatch();
  const server = Fastify({
    logger: options.logger ?? false,
    // One line a request, written when it is answered: see `app.ts`.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length === 0 ? false : [...options.trustedProxies],
    bodyLimit: serverLimits.bodyBytes,
    routerOptions: {
      maxParamLength: 2_000,
      ignoreTrailingSlash: true,
      ...(options.constraints === undefined ? {} : { constraints: options.constraints }),
    },
    // DATA-08: the same calls under both roots.
    rewriteUrl: (request) => (request.url ?? '/').replace(/^\/api\/rest\//, '/api/'),
    return503OnClosing: true,
    genReqId: () => options.createRequestId(),
    // Input and output are parsed by the contracts; Fastify would load two compilers that nothing here uses.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    serverFactory: httpServer(options.answerFirst, bodies),
    forceCloseConnections: 'idle',
  });

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    const answer =
      text === ''
        ? ({ ok: true, value: undefined } as const)
        : parseJsonText(String(text), serverLimits.jsonDepth);
    if (answer.ok) done(null, answer.value);
    else done(new RefusalRollback(refuse('malformedRequest')));
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      const entries = parseFormText(String(text), serverLimits.formKeys);
      if (entries === null) done(new RefusalRollback(refuse('malformedRequest')));
      else done(null, entries);
    },
  );

  // Beacons come as text, to routes that say so. Everywhere else text is what any page can post without asking.
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.endpoint?.bodyKind === 'text') done(null, text);
    else done(new RefusalRollback(refuse('unsupportedMediaType')));
  });

  server.addHook('onRequest', async (request, reply) => {
    const { bodyLimit, config } = request.routeOptions;
    const isUpload = config.endpoint?.bodyKind === 'multipart';
    bodies.expect(reply.raw, paceOf({ isUpload, bodyLimit }));
    const { raw } = request;
    const hosts = raw.rawHeaders.filter(
      (header, index) => index % 2 === 0 && header.toLowerCase() === 'host',
    );
    const isOriginForm = raw.url?.startsWith('/') === true && !raw.url.startsWith('//');
    if (
      hosts.length !== 1 ||
      !isOriginForm ||
      raw.url!.length > serverLimits.urlLength ||
      !isStorableAddress(raw.url!)
    ) {
      throw new RefusalRollback(refuse('malformedRequest'));
    }
  });
  return server;
}
