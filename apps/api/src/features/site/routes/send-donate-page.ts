import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { Services } from '../../../platform/services.ts';
import { findPage } from '../../presentation/public.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';

const readQuery = createQueryReader(['donatePageId']);

/**
 * Where the button of a donation leads: a page that says that none can be taken. It is there for every page that
 * visitors reach by its id, closed ones too, and for nothing else (ROUTE-09): so it tells no more than `/pages/{id}`.
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
    read: async (trx, { website }) => {
      const asking =
        pageId === undefined ? null : await findPage(trx, site.websiteId, { kind: 'live' }, pageId);
      if (asking === null) return null;
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
