import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { readParts } from '../../presentation/public.ts';
import { readWebsiteRow } from '../content/read-website-row.ts';
import { sendCachedFile } from '../respond/send-cached-file.ts';

/**
 * Sends the icon of the live site. Browsers get it from each page; feed readers, search engines and bookmarks request it
 * at the well-known path.
 */
export const sendSiteIcon = (
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
    path: '/favicon.ico',
    contentType: 'image/svg+xml',
    read: async (tenant) => {
      const [website, parts] = await Promise.all([
        readWebsiteRow(tenant),
        readParts(tenant, { kind: 'live' }),
      ]);
      if (website === null || parts === null) return null;
      const { title, locale } = website;
      return services.renderer.renderSiteIcon({ title, locale, styles: parts.styles });
    },
  });
