import { createPage } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { insertCollection } from '../collections/public.ts';
import {
  findPagePathHolder,
  findFreePageSlug,
  createHolderError,
  lockUrlPaths,
} from '../url-paths/public.ts';
import { findPageSettings, insertPage } from './pages.queries.ts';
import { findReservedTitleError } from './reserved-title.ts';
import { showCartInHeader } from './show-cart-in-header.ts';

export const createPageRoute = tenantRoute(
  createPage,
  ownerWrites('content.write'),
  async ({ tenant, body, services, now }) => {
    const reserved = findReservedTitleError(body.title);
    if (reserved !== null) return reserved;
    await lockUrlPaths(tenant);
    const urlId = body.urlId ?? (await findFreePageSlug(tenant, body.title));
    const holder = await findPagePathHolder(tenant, urlId);
    if (holder !== null) return createHolderError(holder);

    const pageId = services.createId();
    let collectionId: string | null = null;
    if (body.kind === 'collection') {
      collectionId = services.createId();
      const type = body.collectionType ?? collectionType.BLOG;
      if (type === collectionType.PRODUCTS) await showCartInHeader(tenant, now);
      await insertCollection(tenant, { collectionId, type, title: body.title });
    }
    await insertPage(tenant, {
      pageId,
      title: body.title,
      urlId,
      collectionId,
      ...(body.kind === undefined ? {} : { kind: body.kind }),
    });
    return (await findPageSettings(tenant, pageId)) ?? err('notFound');
  },
);
