import { createLookupCache } from '../memory/lookup-cache.ts';
import { isIpHost } from './host-name.ts';

/** A website as identified by its host, before any tenant row was read. */
export interface HostedSite {
  readonly websiteId: string;
  readonly identifier: string;
  readonly status: number;
  readonly websiteType: number;
  /** The language of its pages: `de-CH`. */
  readonly locale: string;
  /** The owner's custom domain, if one is verified and primary. */
  readonly primaryDomain: string | null;
}

export type ResolvedHost =
  | { readonly kind: 'config' }
  | { readonly kind: 'site'; readonly site: HostedSite; readonly isInternalHost: boolean }
  | { readonly kind: 'unknown' };

export interface HostTableOptions {
  readonly appDomain: string;
  /** Queries the database: by custom domain, by identifier, or the default site, which a bare `localhost` serves. */
  readonly find: (
    question: { readonly domain: string } | { readonly identifier: string } | 'default',
  ) => Promise<HostedSite | null>;
  readonly now: () => number;
  /** Whether an error of `find` is a database outage: a site that was found before is still served. */
  readonly isOutage?: (error: unknown) => boolean;
  /**
   * How long an entry is valid. Changes on other servers may stay invisible that long; changes on this server call
   * `forgetSite`.
   */
  readonly ttlMs?: number;
  readonly maxEntries?: number;
}

/**
 * Maps hosts to websites: custom domains first, then `<identifier>.<APP_DOMAIN>` (SITE-18). While the app domain is
 * `localhost`, that host and IP addresses serve the default site. Results are cached, so that a page view needs no
 * query.
 */
export function createHostTable({
  appDomain,
  find,
  now,
  isOutage = () => false,
  ttlMs = 5_000,
  maxEntries = 10_000,
}: HostTableOptions) {
  const cache = createLookupCache<ResolvedHost>({
    now,
    ttlMs,
    maxEntries,
    // A host without a site may have one by now, so it is queried again.
    stale: { isOutage, mayServe: ({ kind }) => kind === 'site' },
  });

  async function findHost(host: string): Promise<ResolvedHost> {
    const toResolvedHost = (found: HostedSite | null, isInternalHost: boolean): ResolvedHost =>
      found === null ? { kind: 'unknown' } : { kind: 'site', site: found, isInternalHost };

    const customSite = await find({ domain: host });
    if (customSite !== null) return toResolvedHost(customSite, false);
    const suffix = `.${appDomain}`;
    if (host.endsWith(suffix))
      return toResolvedHost(await find({ identifier: host.slice(0, -suffix.length) }), true);
    if (appDomain === 'localhost' && (host === 'localhost' || isIpHost(host)))
      return toResolvedHost(await find('default'), true);
    return { kind: 'unknown' };
  }

  return {
    resolve(host: string): Promise<ResolvedHost> {
      if (host === `config.${appDomain}`) return Promise.resolve({ kind: 'config' });
      return cache.get(host, () => findHost(host));
    },
    /** The cached entry without a query; undefined if there is none. */
    peek: cache.peek,
    /** For how long a site could not be refreshed because of a database outage. */
    staleMs: cache.staleMs,
    /** Invalidates a website's entries after it or its domains changed. */
    forgetSite: (websiteId: string) =>
      cache.forgetWhere(
        (host) =>
          host === undefined ||
          host.kind === 'unknown' ||
          (host.kind === 'site' && host.site.websiteId === websiteId),
      ),
    forget: cache.forgetAll,
  };
}

export type HostTable = ReturnType<typeof createHostTable>;
