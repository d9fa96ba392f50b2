import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { Services } from '../../../platform/services.ts';
import { findPage } from '../../presentation/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

const readQuery = createQueryReader(['donatePageId']);

/**
 * Sends the page behind a donation button, which says that donations are not available. It exists for every page that
 * visitors can request by id, restricted ones included, and for nothing else (ROUTE-09). So it reveals no more than
 * `/pages/{id}`.
 */
export function sendDonatePage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { donatePageId: pageId } = readQuery(request);
  return sendPersonalPage({
    request,
    reply,
    site,
    services,
    read: async (tenant, { website }) => {
      const page = pageId === undefined ? null : await findPage(tenant, { kind: 'live' }, pageId);
      if (page === null) return null;
      return {
        path: '/checkout/donate',
        title: website.title,
        noIndex: true,
        main: { kind: 'donate' },
        facts: { pageType: pageType.DONATE },
      };
    },
  });
}
