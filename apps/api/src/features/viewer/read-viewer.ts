import { readViewer } from '@sitewright/contracts/api';
import { isViewerOnly, type CollaboratorRole } from '@sitewright/contracts/codes';
import { refuse } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { LookupTransaction } from '../../platform/database/index.ts';
import { platformRoute } from '../../platform/routing/define-route.ts';
import type { Services } from '../../platform/services.ts';
import { readSession } from '../../platform/sessions/owner-session.ts';
import { readStanding } from '../../platform/sessions/standing.ts';
import { readPresence } from '../presence/public.ts';
import { findVisitorCart, readCart } from '../cart/public.ts';

interface AccountQuestion {
  readonly inLookup: <T>(work: (db: LookupTransaction) => Promise<T>) => Promise<T>;
  readonly request: FastifyRequest;
  readonly websiteId: string;
  readonly services: Services;
  readonly now: Date;
}

/** The account whose presence the request shows, as long as the session that it came from goes on. */
async function presentAccount({ inLookup, request, websiteId, services, now }: AccountQuestion) {
  const presence = readPresence(request, websiteId, services);
  if (presence === null) return null;
  const actor = await inLookup((db) => readSession(db, presence.sessionHash, now));
  return actor.kind === 'account' && actor.accountId === presence.accountId ? actor : null;
}

/** Who is looking at a cached page: never stored, never shared, and asked only by who has something to ask. */
export const readViewerRoute = platformRoute(
  readViewer,
  { audience: 'public', origin: 'site', tenant: 'none', csrf: 'none', limit: 'read' },
  async ({ inLookup, inWebsite, request, reply, services, now }) => {
    if (request.hostAnswer.kind !== 'site') return refuse('notFound');
    const { websiteId } = request.hostAnswer.site;
    const account = await presentAccount({ inLookup, request, websiteId, services, now });
    reply.header('cache-control', 'private, no-store');
    return inWebsite(websiteId, async (trx) => {
      const row = await findVisitorCart(trx, websiteId, request, services);
      const open = row === null || row.orderId !== null ? null : row;
      const cart = open === null ? null : await readCart(trx, websiteId, open, now);
      const standing =
        account === null ? null : await readStanding(trx, websiteId, account.accountId);
      const roles = (standing?.roles ?? []) as readonly CollaboratorRole[];
      return {
        authenticatedAccount:
          account === null ? null : { id: account.accountId, displayName: account.displayName },
        websiteRoles: [...roles],
        isViewerOnly: isViewerOnly({ isOwner: standing?.isOwner === true, roles }),
        member: null,
        cart:
          cart === null
            ? null
            : {
                totalQuantity: cart.totals.totalQuantity,
                subtotalCents: cart.totals.subtotalCents,
                currency: cart.settings.currency,
              },
      };
    });
  },
);
