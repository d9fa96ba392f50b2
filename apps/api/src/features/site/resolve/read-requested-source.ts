import type { FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Standing } from '../../../platform/routing/actor.ts';
import { readCookie } from '../../../platform/routing/cookies.ts';
import { readSignedToken } from '../../../platform/security/signed-token.ts';
import type { Services } from '../../../platform/services.ts';
import { readPresence } from '../../presence/public.ts';
import type { PresentationSource } from '../../presentation/public.ts';
import { readSourceQuery } from './read-source-query.ts';

/** The presentation that a request may see, with its other verified properties. */
export interface RequestedSource {
  readonly source: PresentationSource;
  readonly isLive: boolean;
  /** The request has a valid edit token: it sees the draft, with the canvas and without locks. */
  readonly mayEdit: boolean;
  /** A collaborator views the site without custom code (`?safe`). */
  readonly isSafe: boolean;
  readonly unlockCookie: string | undefined;
  /** The visitor was redirected here after entering a wrong password. */
  readonly wrongPassword: boolean;
}

const wrongPassword = 'wrong';

/** Returns the URL of a page that shows the error of a wrong password. It unlocks nothing and reveals nothing else. */
export const wrongPasswordPath = (path: string): string => `${path}?password=${wrongPassword}`;

/** Subject of a preview token: the number of the release that it shows. */
const releaseSubject = /^release-(?<number>\d+)$/;

/** Reads the present role of an account on the website, in the caller's transaction. */
export type ReadAccountStanding = (accountId: string) => Promise<Standing>;

export async function readRequestedSource(
  request: FastifyRequest,
  site: HostedSite,
  services: Services,
  now: Date,
  readStanding: ReadAccountStanding,
): Promise<RequestedSource> {
  const { settings } = services;
  const query = readSourceQuery(request);
  const unlockCookie = readCookie(request, 'unlock', settings.isHttps);
  const presence =
    query.safe === undefined ? null : readPresence(request, site.websiteId, services);
  const isSafe =
    presence !== null && (await readStanding(presence.accountId)).permissions.has('config.access');
  const common = { unlockCookie, wrongPassword: query.password === wrongPassword, isSafe };
  const live = { source: { kind: 'live' }, isLive: true, mayEdit: false, ...common } as const;

  const edit = readSignedToken(settings.secret, 'edit', query.edit, site.websiteId, now);
  // The token outlives permissions: an account that was removed or has become a viewer sees what visitors see.
  if (edit !== null && (await readStanding(edit.subject)).permissions.has('content.write')) {
    return { source: { kind: 'draft' }, isLive: false, mayEdit: true, ...common };
  }
  if (query.preview === undefined) return live;
  const preview = readSignedToken(settings.secret, 'preview', query.preview, site.websiteId, now);
  if (preview === null) return live;
  const number = releaseSubject.exec(preview.subject)?.groups?.['number'];
  const source: PresentationSource =
    number === undefined ? { kind: 'draft' } : { kind: 'release', number: Number(number) };
  return { source, isLive: false, mayEdit: false, ...common };
}
