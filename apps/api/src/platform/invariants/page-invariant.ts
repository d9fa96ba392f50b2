import { setTimeout as delay } from 'node:timers/promises';
import { siteOrigin } from '../hosts/addresses.ts';
import type { HostedSite } from '../hosts/host-table.ts';
import type { Tenant } from '../database/index.ts';
import type { ServerSettings } from '../services.ts';
import type { Breach } from './invariant.ts';

/** The served pages, compared with what is stored. */
export const pageRule = {
  name: 'cachedPages',
  rule: 'A served page equals a new render of its stored content.',
} as const;

/** The response to an anonymous visitor. */
export interface PageResponse {
  readonly status: number;
  /** Absent for pages that are never cached. It also covers the headers. */
  readonly etag: string | undefined;
  readonly body: string;
}

/** Requests a page of a host from a server. */
export type RequestPage = (host: string, path: string) => Promise<PageResponse>;

export interface ComparedPages {
  readonly settings: ServerSettings;
  /** From the server that visitors use. */
  readonly served: RequestPage;
  /** From a server with the same settings and no caches. */
  readonly rendered: RequestPage;
}

export type SiteOfPages = Pick<HostedSite, 'identifier' | 'primaryDomain'>;

/** The paths of a website's pages and items that visitors can find. */
export async function livePaths(tenant: Tenant): Promise<string[]> {
  const rows = await tenant
    .selectFrom('urlPaths')
    .where('stage', '=', 'live')
    .orderBy('path')
    .select('path')
    .distinct()
    .execute();
  return rows.map(({ path }) => `/${path.split('/').map(encodeURIComponent).join('/')}`);
}

/** A page may change between the two requests: only persistent differences count. */
const maxTries = 3;
const pauseMs = 100;

/** The pages of a website whose served response differs from a new render. */
export async function pageBreaches(
  site: SiteOfPages,
  paths: readonly string[],
  { settings, served, rendered }: ComparedPages,
): Promise<Breach[]> {
  const { host } = new URL(siteOrigin(settings, site));
  let breaches: Breach[] = paths.map((subject) => ({ subject, detail: '' }));
  for (let tries = 0; tries < maxTries && breaches.length > 0; tries += 1) {
    if (tries > 0) await delay(pauseMs);
    const candidates = breaches;
    breaches = [];
    for (const { subject } of candidates) {
      const detail = difference(await served(host, subject), await rendered(host, subject));
      if (detail !== null) breaches.push({ subject, detail });
    }
  }
  return breaches;
}

function difference(served: PageResponse, rendered: PageResponse): string | null {
  if (served.status !== rendered.status)
    return `answers ${served.status}, rendered now it answers ${rendered.status}`;
  // Pages that are never cached may contain values of one response.
  if (served.etag === undefined && rendered.etag === undefined) return null;
  if (served.body !== rendered.body) {
    let index = 0;
    while (index < served.body.length && served.body[index] === rendered.body[index]) index += 1;
    return `differs from character ${index} on`;
  }
  return served.etag === rendered.etag ? null : 'has other headers than when rendered now';
}
