import { createServer, Server, type RequestListener, type ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { BodyWatch } from './body-watch.ts';
import { tunnelRequested } from './unparsed-request.ts';
import { serverLimits } from './limits.ts';
import { toOriginForm } from './origin-form.ts';

/** Answers a request before anything else looks at it; false leaves it to the router. */
export type FirstAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** As the HTTP module itself calls a request that did not come in time, with the head that did. */
const lateError = (request: IncomingMessage) =>
  Object.assign(new Error('The request took too long to arrive.'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
    request,
  });

/** A request for a tunnel. This server is no proxy. */
const connectError = (request: IncomingMessage) =>
  Object.assign(new Error('Tunnels are not supported.'), { code: tunnelRequested, request });

/**
 * The server below Fastify, with this product's limits, for one address that is listened on. Headers are timed by the
 * HTTP module; its time for a whole request would cut every large upload, so bodies are watched one by one.
 */
export const httpServer =
  (answerFirst: FirstAnswer, bodies: BodyWatch) =>
  (route: RequestListener): Server => {
    const answer: RequestListener = (request, response) => {
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
        // Our own hooks reject a request without one, with all headers and an error page.
        requireHostHeader: false,
      },
      answer,
    );
    // An expectation that nobody knows is ignored (RFC 9110, section 10.1.1).
    server.on('checkExpectation', answer);
    // Without a listener the connection is closed without an answer.
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
       * Called when the server closes. The HTTP module counts a connection as idle after its first request, and
       * browsers open spare connections. Connections that are not finished in time are closed, so that they cannot keep
       * the server from stopping.
       */
      closeIdleConnections() {
        deadline ??= setTimeout(() => server.closeAllConnections(), serverLimits.closingMs);
        // A request that is just arriving is answered.
        for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
        Server.prototype.closeIdleConnections.call(server);
      },
    });
  };

/** The connections on which nothing was asked yet. */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}
