import { createServer, Server, type RequestListener, type ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { BodyWatch } from './body-watch.ts';
import { tunnelRequested } from './unparsed-request.ts';
import { serverLimits } from './limits.ts';
import { toOriginForm } from './origin-form.ts';

/** Handles a request before everything else; false passes it to the router. */
export type FirstAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The error event of the HTTP module for a late request, with its parsed headers. */
const lateError = (request: IncomingMessage) =>
  Object.assign(new Error('The request took too long to arrive.'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
    request,
  });

/** A CONNECT request. This server is not a proxy. */
const connectError = (request: IncomingMessage) =>
  Object.assign(new Error('Tunnels are not supported.'), { code: tunnelRequested, request });

/**
 * The HTTP server below Fastify, with this product's limits, for one listening address. The HTTP module limits the time
 * for headers; its limit for a whole request would cut off every large upload, so bodies are watched separately.
 */
export const httpServer =
  (answerFirst: FirstAnswer, bodies: BodyWatch) =>
  (route: RequestListener): Server => {
    const handleRequest: RequestListener = (request, response) => {
      toOriginForm(request);
      if (answerFirst(request, response)) return;
      bodies.begin(response, performance.now());
      route(request, response);
    };
    const server = createServer(
      {
        headersTimeout: serverLimits.headersTimeoutMs,
        requestTimeout: 0,
        connectionsCheckingInterval: serverLimits.checkIntervalMs,
        maxHeaderSize: serverLimits.maxHeaderBytes,
        // Our own hooks reject a request without a Host header, with all headers and an error page.
        requireHostHeader: false,
      },
      handleRequest,
    );
    // An unknown expectation is ignored (RFC 9110, section 10.1.1).
    server.on('checkExpectation', handleRequest);
    // Without a listener the connection is closed without a response.
    server.on('connect', (request, socket) =>
      server.emit('clientError', connectError(request), socket),
    );
    server.keepAliveTimeout = serverLimits.keepAliveTimeoutMs;
    server.setTimeout(serverLimits.idleTimeoutMs);

    const unused = watchUnused(server);
    const closeLate = () => {
      for (const { req, headersSent } of bodies.takeLate(performance.now()))
        if (headersSent) req.socket.destroy();
        else server.emit('clientError', lateError(req), req.socket);
    };
    let timer: NodeJS.Timeout | undefined;
    server.once('listening', () => {
      timer = setInterval(closeLate, serverLimits.checkIntervalMs).unref();
    });
    let deadline: NodeJS.Timeout | undefined;
    server.once('close', () => {
      clearInterval(timer);
      clearTimeout(deadline);
    });
    return Object.assign(server, {
      /**
       * Called when the server closes. The HTTP module only counts a connection as idle after its first request, and
       * browsers open spare connections. Connections that do not finish in time are closed, so that they cannot keep
       * the server from stopping.
       */
      closeIdleConnections() {
        deadline ??= setTimeout(() => server.closeAllConnections(), serverLimits.closingMs);
        // A request that is just arriving gets its response.
        for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
        Server.prototype.closeIdleConnections.call(server);
      },
    });
  };

/** Connections without a request so far. */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}
