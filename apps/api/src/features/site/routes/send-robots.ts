import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { isParked } from '../../../platform/hosts/site-state.ts';
import type { Services } from '../../../platform/services.ts';
import { readWebsiteRow } from '../content/read-website-row.ts';
import { sendCachedFile } from '../respond/send-cached-file.ts';
import { writeRobotsTxt } from '../content/site-files/write-robots-txt.ts';

export const sendRobots = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> =>
  sendCachedFile({
    request,
    reply,
    site,
    services,
    // Parking a site does not change its revision, so the parked site needs another key.
    path: isParked(site) ? 'robots of a parked site' : '/robots.txt',
    contentType: 'text/plain',
    read: async (tenant) => {
      const website = await readWebsiteRow(tenant);
      const isPublic =
        website !== null && website.isPublished && !website.settings.noIndex && !isParked(site);
      return writeRobotsTxt({ isPublic, baseUrl: siteOrigin(services.settings, site) });
    },
  });
