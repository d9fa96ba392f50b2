import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import { readSitemap } from '../content/site-files/read-sitemap.ts';
import { sendCachedFile } from '../respond/send-cached-file.ts';

export const sendSitemap = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> => {
  const { number } = request.params as { readonly number?: string };
  const part = number === undefined ? undefined : Number(number);
  return sendCachedFile({
    request,
    reply,
    site,
    services,
    path: part === undefined ? '/sitemap.xml' : `/sitemap-${part}.xml`,
    contentType: 'application/xml',
    read: (tenant) =>
      readSitemap(tenant, {
        baseUrl: siteOrigin(services.settings, site),
        now: services.now(),
        part,
      }),
  });
};
