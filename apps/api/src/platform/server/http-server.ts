import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { serverLimits } from './limits.ts';

/** Answers a request before anything else looks at it; false leaves it to the router. */
export type FirstAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The server below Fastify, with this product's limits, for one address that is listened on. */
export const httpServer =
  (answerFirst: FirstAnswer) =>
  (route: RequestListener): Server => {
    const server = createServer(
      {
        headersTimeout: serverLimits.headersTimeoutMs,
        connectionsCheckingInterval: serverLimits.checkIntervalMs,
        maxHeaderSize: serverLimits.maxHeaderBytes,
      },
      (request, response) => {
        if (!answerFirst(request, response)) route(request, response);
      },
    );
    server.keepAliveTimeout = serverLimits.keepAliveTimeoutMs;
    server.requestTimeout = serverLimits.requestTimeoutMs;
    server.setTimeout(serverLimits.requestTimeoutMs + serverLimits.headersTimeoutMs);
    return server;
  };
