import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { readWebsiteRow } from '../site-row.ts';
import { sendKeptFile } from './kept-file.ts';
import { robotsText } from './robots-text.ts';

export const sendRobots = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> =>
  sendKeptFile({
    request,
    reply,
    site,
    services,
    path: '/robots.txt',
    contentType: 'text/plain',
    read: async (trx) => {
      const website = await readWebsiteRow(trx, site.websiteId);
      const isPublic = website !== null && website.isPublished && !website.settings.noIndex;
      return robotsText({ isPublic, baseUrl: siteOrigin(services.settings, site) });
    },
  });
