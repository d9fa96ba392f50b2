import type { ResolvedHost } from '../hosts/host-table.ts';
import type { RouteAccess } from './route-access.ts';

/** A route as Fastify registers it. */
interface KnownRoute {
  readonly method: string;
  readonly url: string;
  readonly origin: RouteAccess['origin'];
}

interface KnownPath {
  readonly pattern: RegExp;
  readonly origin: RouteAccess['origin'];
  readonly methods: Set<string>;
}

/** This route matches every path, so it does not show that a path exists. */
const anyPage = '/*';

/** `:name` stands for one segment and `*` for the rest, with or without a trailing slash. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`)
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}/?$`,
  );

/** The methods that each path of the server allows: a request with another one gets 405 instead of 404. */
export function createMethodTable({ singleOrigin }: { readonly singleOrigin: boolean }) {
  const paths = new Map<string, KnownPath>();

  return {
    add({ method, url, origin }: KnownRoute): void {
      if (url === anyPage) return;
      const key = `${origin} ${url}`;
      const existing = paths.get(key);
      if (existing === undefined)
        paths.set(key, { pattern: patternOf(url), origin, methods: new Set([method]) });
      else existing.methods.add(method);
    },
    /** The methods that a path allows on a host, in alphabetical order; empty if there is no route. */
    methodsAt(path: string, host: ResolvedHost['kind'] | undefined): readonly string[] {
      if (host === undefined || host === 'unknown') return [];
      const isServed = (origin: RouteAccess['origin']) =>
        origin === 'any' || origin === host || (host === 'site' && singleOrigin);
      const matches = [...paths.values()].filter(
        ({ origin, pattern }) => isServed(origin) && pattern.test(path),
      );
      return [...new Set(matches.flatMap(({ methods }) => [...methods]))].toSorted();
    },
  };
}

export type MethodTable = ReturnType<typeof createMethodTable>;
