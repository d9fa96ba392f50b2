import { setTimeout as delay } from 'node:timers/promises';
import { siteOrigin } from '../hosts/addresses.ts';
import type { HostedSite } from '../hosts/host-table.ts';
import type { TenantTransaction } from '../database/index.ts';
import type { ServerSettings } from '../services.ts';
import type { Breach } from './invariant.ts';

/** What visitors are served, compared with what is stored. */
export const pageRule = {
  name: 'cachedPages',
  rule: 'A page is served as its stored content makes it now.',
} as const;

/** An answer to somebody whom the server does not know. */
export interface PageAnswer {
  readonly status: number;
  /** Absent for pages that are not kept. It also covers the headers. */
  readonly etag: string | undefined;
  readonly body: string;
}

/** Asks a server for a page of a host. */
export type AskPage = (host: string, path: string) => Promise<PageAnswer>;

export interface ComparedPages {
  readonly settings: ServerSettings;
  /** Asks the server that visitors ask. */
  readonly served: AskPage;
  /** Asks a server of the same settings that keeps nothing. */
  readonly drawn: AskPage;
}

export type SiteOfPages = Pick<HostedSite, 'identifier' | 'primaryDomain'>;

/** The paths of the pages and items that visitors of a website find. */
export async function livePaths(trx: TenantTransaction, websiteId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('url_paths')
    .where('website_id', '=', websiteId)
    .where('stage', '=', 'live')
    .orderBy('path')
    .select('path')
    .distinct()
    .execute();
  return rows.map(({ path }) => `/${path.split('/').map(encodeURIComponent).join('/')}`);
}

/** A page may change between the two requests: only what stays different counts. */
const mostTries = 3;
const pauseMs = 100;

/** The pages of a website that are served otherwise than they are drawn anew. */
export async function pageBreaches(
  site: SiteOfPages,
  paths: readonly string[],
  { settings, served, drawn }: ComparedPages,
): Promise<Breach[]> {
  const { host } = new URL(siteOrigin(settings, site));
  let breaches: Breach[] = paths.map((subject) => ({ subject, detail: '' }));
  for (let tries = 0; tries < mostTries && breaches.length > 0; tries += 1) {
    if (tries > 0) await delay(pauseMs);
    const asked = breaches;
    breaches = [];
    for (const { subject } of asked) {
      const detail = difference(await served(host, subject), await drawn(host, subject));
      if (detail !== null) breaches.push({ subject, detail });
    }
  }
  return breaches;
}

function difference(served: PageAnswer, drawn: PageAnswer): string | null {
  if (served.status !== drawn.status)
    return `answers ${served.status}, drawn anew it answers ${drawn.status}`;
  // Pages that are not kept may hold what belongs to one answer.
  if (served.etag === undefined && drawn.etag === undefined) return null;
  if (served.body !== drawn.body) {
    let at = 0;
    while (at < served.body.length && served.body[at] === drawn.body[at]) at += 1;
    return `differs from character ${at} on`;
  }
  return served.etag === drawn.etag ? null : 'has other headers than drawn anew';
}
