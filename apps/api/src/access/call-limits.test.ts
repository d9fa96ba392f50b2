import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LoggedCall } from '../platform/call-counts/call-log.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { openWithHooks } from './server-hooks.ts';
import { specifiedLimits, type SpecifiedLimit } from './specified-limits.ts';
import { specifiedRoutes, type SpecifiedRoute } from './specified-routes.ts';

/** The answer of a call that is within its limit. What a route does is tested elsewhere: here the call ends before it. */
const counted = 204;

/** The counts of the last request, as the server's counter received them. */
let counts: LoggedCall[] = [];

let api: TestApi;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  api = await openWithHooks(
    (server) => {
      server.addHook('preHandler', async (_request, reply) => reply.code(counted).send());
    },
    () =>
      openTestApi({
        rateLimits: true,
        services: ({ callCounter }) => ({
          callCounter: {
            count(call, now) {
              counts.push(call);
              return callCounter.count(call, now);
            },
          },
        }),
      }),
  );
});
afterAll(async () => {
  await api.close();
  vi.useRealTimers();
});

const start = Date.parse('2026-11-20T10:00:00.000Z');
/** Both clocks of the server, so long after the start of a test: its own, and that of the process. */
function setClock(elapsedMs: number): void {
  api.clock.now = new Date(start + elapsedMs);
  vi.setSystemTime(api.clock.now);
}

let addresses = 0;
/** An address from which nothing was called yet. */
function newAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}

const urlOf = ({ path }: SpecifiedRoute): string =>
  path
    .replaceAll(/:number\([^)]*\)/g, '1')
    .replaceAll(/:\w+/g, '0123456789abcdef01234567')
    .replace('*', 'nothing');

const call = (route: SpecifiedRoute, remoteAddress: string, headers = {}) =>
  api.app.inject({
    method: route.method,
    url: urlOf(route),
    headers: {
      accept: 'application/json',
      host: route.host === 'config' ? 'config.localhost:4000' : 'shop.localhost:4000',
      ...headers,
    },
    remoteAddress,
  });

/** Calls so often from one address; answers the statuses that came back, each once. */
async function callOften(
  route: SpecifiedRoute,
  times: number,
  address: string,
): Promise<readonly number[]> {
  const statuses = new Set<number>();
  for (let count = 0; count < times; count += 1)
    statuses.add((await call(route, address)).statusCode);
  return [...statuses];
}

/**
 * Uses up a limit: the first and the last call are requests, and those between are only counted, as the server counted
 * the first one. Requests for thousands of calls of every route would take minutes.
 */
async function useUp(
  route: SpecifiedRoute,
  times: number,
  address: string,
): Promise<readonly number[]> {
  counts = [];
  const first = await call(route, address);
  const counter = api.services.callCounter;
  const ofFirst = counts;
  counts = [];
  for (const logged of ofFirst)
    for (let count = 2; count < times; count += 1)
      expect(await counter.count(logged, api.clock.now)).toBeNull();
  const last = await call(route, address);
  return [...new Set([first.statusCode, last.statusCode])];
}

const limited = specifiedRoutes
  .filter(({ limit }) => limit !== 'none')
  .map((route) => {
    const limit: SpecifiedLimit = specifiedLimits[route.limit as keyof typeof specifiedLimits];
    return { ...route, ...limit, seconds: limit.windowMs / 1000 };
  });
const search = limited.find(({ limit }) => limit === 'search')!;

describe('a route that is called too often from one address', () => {
  it.each(limited.filter(({ beyond }) => beyond === undefined))(
    'rejects the call after $max in $seconds seconds: $name',
    async ({ max, windowMs, seconds, ...route }) => {
      setClock(0);
      const [address, another] = [newAddress(), newAddress()];
      expect(await useUp(route, max, address)).toEqual([counted]);

      const rejected = await call(route, address);
      expect([rejected.statusCode, rejected.json()]).toEqual([
        429,
        {
          error: 'Too many requests. Please try again later.',
          code: 'tooManyRequests',
          requestId: expect.any(String) as string,
        },
      ]);
      expect(rejected.headers['retry-after']).toBe(String(seconds));
      expect((await call(route, another)).statusCode).toBe(counted);
      setClock(windowMs - 1000);
      expect((await call(route, address)).statusCode).toBe(429);
      setClock(windowMs + 1000);
      expect((await call(route, address)).statusCode).toBe(counted);
    },
  );

  it.each(limited.filter(({ beyond }) => beyond === 'dropped'))(
    'responds with an empty 200 after $max requests in $seconds seconds: $name',
    async ({ max, windowMs, ...route }) => {
      setClock(0);
      const [address, another] = [newAddress(), newAddress()];
      expect(await useUp(route, max, address)).toEqual([counted]);
      const dropped = await call(route, address);
      expect([dropped.statusCode, dropped.json()]).toEqual([200, {}]);
      expect(dropped.headers).not.toHaveProperty('retry-after');
      expect((await call(route, another)).statusCode).toBe(counted);
      setClock(windowMs + 1000);
      expect((await call(route, address)).statusCode).toBe(counted);
    },
  );
});

describe('the rate-limited address', () => {
  it('is counted by its /64 prefix for IPv6', async () => {
    setClock(0);
    for (let count = 0; count < search.max; count += 1)
      await call(search, `2001:db8:0:1::${count.toString(16)}`);
    expect((await call(search, '2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await call(search, '2001:db8:0:2::1')).statusCode).toBe(counted);
  });

  it('is the connection address and ignores forwarding headers', async () => {
    setClock(0);
    const address = newAddress();
    const forged = (count: number) => ({
      'x-forwarded-for': `203.0.113.${count}`,
      'x-real-ip': `203.0.113.${count}`,
      forwarded: `for=203.0.113.${count}`,
    });
    for (let count = 0; count < search.max; count += 1)
      expect((await call(search, address, forged(count))).statusCode).toBe(counted);
    expect((await call(search, address, forged(search.max))).statusCode).toBe(429);
  });
});

describe('a probe of a load balancer', () => {
  it.each(specifiedRoutes.filter(({ limit }) => limit === 'none'))(
    'is never rejected: $name',
    async (route) => {
      const times = specifiedLimits.read.max + 10;
      expect(await callOften(route, times, newAddress())).toEqual([counted]);
    },
  );
});
