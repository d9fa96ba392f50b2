import { pageType } from '@sitewright/contracts/codes';
import type { MainView } from '@sitewright/contracts/entities';
import { withTenant } from '../../platform/database/index.ts';
import type { ErrorPage } from '../../platform/errors/error-handler.ts';
import { isParked } from '../../platform/hosts/site-state.ts';
import type { Services } from '../../platform/services.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { createPageView, readFrame, readHolding, type PageContent } from './page-frame.ts';
import { finishView, sendPage } from './send-page.ts';
import { pathOfRequest } from './serve-page.ts';

/**
 * A failed navigation as a page: in the site's own frame when there is one to be had, else plain. It hides every
 * internal detail and shows the request's id (ROUTE-38).
 */
export const createErrorPage =
  (services: Services): ErrorPage =>
  async (request, reply, refusal, status) => {
    const path = pathOfRequest(request);
    const host = request.hostAnswer;
    const canFrame =
      host?.kind === 'site' &&
      !isParked(host.site) &&
      refusal.refused !== 'unknownHost' &&
      status !== 429 &&
      status !== 503 &&
      status !== 507;
    if (canFrame) {
      try {
        const { site } = host;
        const main: MainView =
          status === 404
            ? { kind: 'notFound', path }
            : { kind: 'error', requestId: request.id, status };
        const holding = await readHolding(services, site.websiteId);
        const view = await withTenant(
          services.database,
          { websiteId: site.websiteId, actorId: undefined },
          async (trx) => {
            const scope = {
              trx,
              site,
              source: { kind: 'live' },
              settings: services.settings,
              now: services.now(),
              holding,
            } as const;
            const frame = await readFrame(scope);
            if (frame === null) return null;
            const content: PageContent = {
              path,
              title: frame.website.title,
              noIndex: true,
              main,
              facts: { pageType: status === 404 ? pageType.NOT_FOUND : pageType.ERROR },
            };
            return createPageView(scope, frame, content);
          },
          'read',
        );
        if (view !== null) {
          sendPage(request, reply, finishView(view, services, true), status);
          return true;
        }
      } catch (error) {
        request.log.error({ err: error }, 'the error page failed too');
      }
    }
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(plainErrorPage(status, request.id));
    return true;
  };
