import type { MainView } from '@sitewright/contracts/entities';
import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { listDownloads, toDownloadLink } from '../../downloads/public.ts';
import { readDownloadsToken } from '../../orders/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';
import { formatDay } from './send-gift-card-balance.ts';

type DownloadProblem = NonNullable<Extract<MainView, { kind: 'downloads' }>['problem']>;

const problemStatus = { invalid: 404, usedUp: 403, expired: 410, revoked: 410 } as const;

/** What every response about downloads has: its URL is the key to the files. */
export const downloadHeaders = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** Sends a page that says why a link does not work. It has nothing about the order, also for a valid signature. */
export const sendDownloadProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
  problem: DownloadProblem,
): Promise<FastifyReply> =>
  sendPersonalPage({
    request,
    reply,
    site,
    services,
    status: problemStatus[problem],
    headers: downloadHeaders,
    read: async (_tenant, { website }) => ({
      path: '/order/downloads',
      title: website.title,
      noIndex: true,
      main: { kind: 'downloads', links: [], problem },
      facts: { pageType: pageType.CHECKOUT },
    }),
  });

/** Sends the page with the files of an order, at the address that was mailed to its buyer. */
export async function sendDownloadsPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { token } = request.params as { readonly token: string };
  const { websiteId } = site;
  const { secret } = services.settings;
  const now = services.now();
  const link = readDownloadsToken(secret, websiteId, token);
  const downloads =
    link === null
      ? []
      : await withTenant(
          services.database,
          { websiteId, actorId: undefined },
          (tenant) => listDownloads(tenant, link.id),
          'read',
        );
  const [first] = downloads;
  if (link === null || first === undefined)
    return sendDownloadProblem(request, reply, site, services, 'invalid');
  if (first.version !== link.version)
    return sendDownloadProblem(request, reply, site, services, 'expired');
  const { expiresAt } = first;
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    headers: downloadHeaders,
    read: async (_tenant, { website }) => ({
      path: `/order/downloads/${token}`,
      title: website.title,
      noIndex: true,
      main: {
        kind: 'downloads',
        links: downloads.map((download) => toDownloadLink(download, { secret, websiteId, now })),
        ...(expiresAt === null ? {} : { expires: formatDay(expiresAt.toISOString(), website) }),
      },
      facts: { pageType: pageType.CHECKOUT },
    }),
  });
}
