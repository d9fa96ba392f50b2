import { pageType } from '@sitewright/contracts/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import type { Services } from '../../../platform/services.ts';
import { sendPersonalPage } from '../respond/send-personal-page.ts';
import {
  searchSite,
  type SiteSearch,
  type VocabularyCache,
} from '../content/search/search-site.ts';

const readQuery = createQueryReader(['q', 'page']);
const maxQueryLength = 200;

/** Reads a page number of up to three digits; 1 for anything else. */
const readPageNumber = (page = ''): number => (/^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1);

/**
 * Creates the handler of the search page (ROUTE-25). The search has its own transaction: if it fails, the page is still
 * rendered and says that results are unavailable (SEARCH-01).
 */
export const createSearchPageHandler =
  (vocabularies: VocabularyCache) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    site: HostedSite,
    services: Services,
  ): Promise<FastifyReply> => {
    const { q = '', page } = readQuery(request);
    const query = q.slice(0, maxQueryLength).toWellFormed();
    const search = () =>
      withTenant(
        services.database,
        { websiteId: site.websiteId, actorId: undefined },
        (tenant) =>
          searchSite(tenant, query, {
            now: services.now(),
            vocabularies,
            page: readPageNumber(page),
          }),
        'read',
      ).catch((error: unknown): SiteSearch & { readonly failed: true } => {
        request.log.error({ err: error }, 'a search failed');
        return { results: [], failed: true };
      });
    const found = await services.work.search.run(search);
    return sendPersonalPage({
      request,
      reply,
      site,
      services,
      status: 'failed' in found ? 503 : 200,
      read: async (_trx, { website }) => ({
        path: '/search',
        title: website.title,
        noIndex: true,
        main: { kind: 'search', query, ...found },
        facts: { pageType: pageType.SEARCH },
      }),
    });
  };
