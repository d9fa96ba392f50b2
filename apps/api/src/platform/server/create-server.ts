import { parseQuery } from '@sitewright/data-layer/query';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { ErrorRollback } from '../errors/error-rollback.ts';
import { challengeHeaders, unstoredHeaders } from '../security/default-headers.ts';
import { err } from '@sitewright/contracts/errors';
import type { ResolvedHost } from '../hosts/host-table.ts';
import { createBodyWatch, paceOf, type BodyWatch } from './body-watch.ts';
import { dropLengthOfNotModified } from './drop-length-of-not-modified.ts';
import { httpServer, type FirstAnswer } from './http-server.ts';
import { parseFormText } from './form-text.ts';
import { isStorableAddress } from './storable-address.ts';
import { parseJsonText } from './json-text.ts';
import { serverLimits } from './limits.ts';
import { isSending, lingeringBody } from './linger.ts';
import { isDecodable, isTooLong, routableUrl } from './routable-url.ts';
import { respondToUnparsed } from './unparsed-request.ts';

/** Whether a body is uncompressed. Nothing is decompressed, because the size of the result has no bound. */
const isReadableEncoding = (contentEncoding: string | undefined): boolean =>
  contentEncoding === undefined || ['', 'identity'].includes(contentEncoding.trim().toLowerCase());

const charsetParameter = /;\s*charset\s*=\s*"?(?<name>[^";\s]*)/i;
const multipart = /^multipart\//i;

/** UTF-8 and its subset ASCII. */
const readableCharsets: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Whether a body's charset is supported. Multipart bodies have no charset of their own. */
function isReadableCharset(contentType: string | undefined): boolean {
  const name = charsetParameter.exec(contentType ?? '')?.groups?.['name'];
  return (
    name === undefined || readableCharsets.has(name.toLowerCase()) || multipart.test(contentType!)
  );
}

export interface ServerOptions {
  readonly logger: FastifyServerOptions['logger'];
  readonly trustedProxies: readonly string[];
  readonly createRequestId: () => string;
  /** The headers of every response. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
  readonly answerFirst: FirstAnswer;
  /** The host of a request. */
  readonly resolveHost: (request: FastifyRequest) => Promise<ResolvedHost>;
  readonly constraints: NonNullable<FastifyServerOptions['routerOptions']>['constraints'];
}

const noCompiler = () => () => {
  throw new Error('Routes are described by endpoints of the contracts, not by JSON schemas.');
};

/**
 * Fastify with this product's limits. Its defaults accept two Host headers, cross-site text/plain, an endless body and
 * JSON of any depth.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const bodies: BodyWatch = createBodyWatch();
  const server = Fastify({
    logger: options.logger ?? false,
    // One log line per request, written with the response: see `app.ts`.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length === 0 ? false : [...options.trustedProxies],
    bodyLimit: serverLimits.bodyBytes,
    routerOptions: {
      // The length of the whole URL is limited below.
      maxParamLength: serverLimits.urlLength,
      ignoreTrailingSlash: true,
      querystringParser: parseQuery,
      ...(options.constraints === undefined ? {} : { constraints: options.constraints }),
    },
    rewriteUrl: (request) => routableUrl(request.url ?? '/'),
    clientErrorHandler: (error, socket) =>
      respondToUnparsed(error, socket, { headers: options.defaultHeaders, ...options }),
    // A request that arrives while the server closes gets its response, and its connection is closed.
    return503OnClosing: false,
    genReqId: () => options.createRequestId(),
    // The contracts parse input and output; Fastify would load two compilers that nothing uses.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    serverFactory: httpServer(options.answerFirst, bodies),
    forceCloseConnections: 'idle',
  });

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.endpoint?.bodyKind === 'signed') {
      done(null, text);
      return;
    }
    const depth = request.routeOptions.config.jsonDepth ?? serverLimits.jsonDepth;
    const result =
      text === '' ? ({ ok: true, value: undefined } as const) : parseJsonText(String(text), depth);
    if (result.ok) done(null, result.value);
    else done(new ErrorRollback(err('malformedRequest')));
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      const entries = parseFormText(String(text), serverLimits.formKeys);
      if (entries === null) done(new ErrorRollback(err('malformedRequest')));
      else done(null, entries);
    },
  );

  // Beacons arrive as text, on routes that allow it. Elsewhere text is rejected, because any page can post it without a
  // preflight.
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.endpoint?.bodyKind === 'text') done(null, text);
    else done(new ErrorRollback(err('unsupportedMediaType')));
  });

  dropLengthOfNotModified(server);
  const readMethodHeaders = { ...options.defaultHeaders, ...unstoredHeaders };
  server.addHook('onRequest', ({ method }, reply, done) => {
    const isRead = method === 'GET' || method === 'HEAD';
    reply.headers(isRead ? readMethodHeaders : options.defaultHeaders);
    done();
  });
  server.addHook('onRequest', async (request, reply) => {
    const { bodyLimit, config } = request.routeOptions;
    const isUpload = config.endpoint?.bodyKind === 'multipart';
    bodies.expect(reply.raw, paceOf({ isUpload, bodyLimit }));
    // Before any rejection: an error page belongs to the requested host.
    request.resolvedHost = await options.resolveHost(request);
    const { raw } = request;
    const hosts = raw.rawHeaders.filter(
      (header, index) => index % 2 === 0 && header.toLowerCase() === 'host',
    );
    const url = request.originalUrl;
    if (isTooLong(url)) throw new ErrorRollback(err('addressTooLong'));
    if (
      hosts.length !== 1 ||
      !url.startsWith('/') ||
      !isDecodable(url) ||
      !isStorableAddress(url) ||
      !isReadableCharset(request.headers['content-type'])
    ) {
      throw new ErrorRollback(err('malformedRequest'));
    }
    if (!isReadableEncoding(request.headers['content-encoding'])) {
      reply.header('accept-encoding', 'identity');
      throw new ErrorRollback(err('unsupportedMediaType'));
    }
  });
  server.addHook('onSend', async ({ raw }, reply, payload) => {
    if (reply.statusCode === 401) reply.headers(challengeHeaders);
    const isText = payload === null || payload === undefined || typeof payload === 'string';
    if (!isSending(raw) || !(isText || Buffer.isBuffer(payload))) return payload;
    const body = payload ?? '';
    reply.header('content-length', Buffer.byteLength(body));
    return lingeringBody(raw, body);
  });
  return server;
}
