import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const channel = 'fastify.initialization';

/** Opens a server, and calls `prepare` with it before its first route is registered, for example to add hooks. */
export async function openWithHooks<T>(
  prepare: (server: FastifyInstance) => void,
  open: () => Promise<T>,
): Promise<T> {
  const listen = (message: unknown) => {
    prepare((message as { readonly fastify: FastifyInstance }).fastify);
  };
  subscribe(channel, listen);
  try {
    return await open();
  } finally {
    unsubscribe(channel, listen);
  }
}
