import { createPage } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import { refuse } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { insertCollection } from '../collections/public.ts';
import { findPageSettings, insertPage, isUrlTaken } from './pages.queries.ts';
import { freeUrlId, reservedNameRefusal } from './page-address.ts';

export const createPageRoute = tenantRoute(
  createPage,
  ownerWrites('content.write'),
  async ({ trx, websiteId, body, services }) => {
    await lockWebsite(trx, websiteId);
    const urlId = body.urlId ?? (await freeUrlId(trx, websiteId, body.title));
    const reserved = reservedNameRefusal(body.title, urlId);
    if (reserved !== null) return reserved;
    if (await isUrlTaken(trx, websiteId, urlId))
      return refuse('alreadyExists', { errors: { urlId: 'Another page has this address.' } });

    const pageId = services.createId();
    let collectionId: string | null = null;
    if (body.kind === 'collection') {
      collectionId = services.createId();
      const type = body.collectionType ?? collectionType.BLOG;
      await insertCollection(trx, { websiteId, collectionId, type, title: body.title });
    }
    await insertPage(trx, {
      websiteId,
      pageId,
      title: body.title,
      urlId,
      collectionId,
      ...(body.kind === undefined ? {} : { kind: body.kind }),
    });
    return (await findPageSettings(trx, websiteId, pageId)) ?? refuse('notFound');
  },
);
