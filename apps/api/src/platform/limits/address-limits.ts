import type { FastifyInstance, FastifyRequest } from 'fastify';
import '@fastify/rate-limit';
import { callLimits, type CallLimit } from '../routing/route-access.ts';
import { addressBlock } from '../server/address-block.ts';
import { WorkQueueFull } from './work-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts expensive work by the client's address, where only some requests of a route cause it.
     *
     * @throws {WorkQueueFull} when the address has exceeded the limit.
     */
    limitAddress(request: FastifyRequest, limit: CallLimit): Promise<void>;
  }
}

/** Adds `limitAddress`. Registered after the rate limits; without them it does nothing. */
export function registerAddressLimits(server: FastifyInstance): void {
  const counters = new Map<CallLimit, ReturnType<FastifyInstance['createRateLimit']>>();
  const counterOf = (limit: CallLimit) => {
    const existing = counters.get(limit);
    if (existing !== undefined) return existing;
    const { max, windowMs: timeWindow } = callLimits[limit];
    const keyGenerator = ({ ip }: FastifyRequest) => `${addressBlock(ip)} ${limit}`;
    const counter = server.createRateLimit({ max, timeWindow, keyGenerator });
    counters.set(limit, counter);
    return counter;
  };
  server.decorate('limitAddress', async (request: FastifyRequest, limit: CallLimit) => {
    if (!server.hasDecorator('createRateLimit')) return;
    const counted = await counterOf(limit)(request);
    if (!counted.isAllowed && counted.isExceeded) throw new WorkQueueFull(counted.ttl);
  });
}
