import type { FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { readSignedToken } from '../../../platform/security/signed-token.ts';
import { readCookie } from '../../../platform/routing/cookies.ts';
import type { Standing } from '../../../platform/routing/actor.ts';
import type { Services } from '../../../platform/services.ts';
import { readPresence } from '../../presence/public.ts';
import type { PresentationSource } from '../../presentation/public.ts';
import { readSourceQuery } from './read-source-query.ts';

/** Which presentation a request may see, and what else it brings. */
export interface RequestedSource {
  readonly source: PresentationSource;
  readonly isLive: boolean;
  /** An edit token was shown: the draft, with the canvas, and no locks. */
  readonly mayEdit: boolean;
  /** Somebody who works on the site looks at it without code (`?safe`), whatever that does to it. */
  readonly isSafe: boolean;
  readonly unlockCookie: string | undefined;
  /** The visitor comes back from a password that did not open the page. */
  readonly wrongPassword: boolean;
}

const wrongPassword = 'wrong';

/** Where a wrong password leads back to: the page's own address, saying so. It opens nothing and tells nothing else. */
export const wrongPasswordPath = (path: string): string => `${path}?password=${wrongPassword}`;

/** Subject of a preview token: the number of the release that it shows. */
const releaseSubject = /^release-(?<number>\d+)$/;

/** Reads where an account stands on the website at this moment, in whatever transaction the caller has. */
export type ReadAccountStanding = (accountId: string) => Promise<Standing>;

export async function readRequestedSource(
  request: FastifyRequest,
  site: HostedSite,
  services: Services,
  now: Date,
  standingOf: ReadAccountStanding,
): Promise<RequestedSource> {
  const { settings } = services;
  const query = readSourceQuery(request);
  const unlockCookie = readCookie(request, 'unlock', settings.isHttps);
  const asked = { unlockCookie, wrongPassword: query.password === wrongPassword };
  const presence =
    query.safe === undefined ? null : readPresence(request, site.websiteId, services);
  const isSafe =
    presence !== null && (await standingOf(presence.accountId)).permissions.has('config.access');
  const lock = { ...asked, isSafe };
  const live = { source: { kind: 'live' }, isLive: true, mayEdit: false, ...lock } as const;

  const edit = readSignedToken(settings.secret, 'edit', query.edit, site.websiteId, now);
  // A link outlives what its holder may do: whoever was removed, or may only look, sees what visitors see.
  if (edit !== null && (await standingOf(edit.subject)).permissions.has('content.write')) {
    return { source: { kind: 'draft' }, isLive: false, mayEdit: true, ...lock };
  }
  if (query.preview === undefined) return live;
  const preview = readSignedToken(settings.secret, 'preview', query.preview, site.websiteId, now);
  if (preview === null) return live;
  const number = releaseSubject.exec(preview.subject)?.groups?.['number'];
  const source: PresentationSource =
    number === undefined ? { kind: 'draft' } : { kind: 'release', number: Number(number) };
  return { source, isLive: false, mayEdit: false, ...lock };
}
