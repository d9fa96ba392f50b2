import { createPage } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { insertCollection } from '../collections/public.ts';
import {
  findPagePathHolder,
  freePageSlug,
  findHolderError,
  lockUrlPaths,
} from '../url-paths/public.ts';
import { findPageSettings, insertPage } from './pages.queries.ts';
import { findReservedTitleError } from './reserved-title.ts';

export const createPageRoute = tenantRoute(
  createPage,
  ownerWrites('content.write'),
  async ({ trx, body, services }) => {
    const reserved = findReservedTitleError(body.title);
    if (reserved !== null) return reserved;
    await lockUrlPaths(trx);
    const urlId = body.urlId ?? (await freePageSlug(trx, body.title));
    const holder = await findPagePathHolder(trx, urlId);
    if (holder !== null) return findHolderError(holder);

    const pageId = services.createId();
    let collectionId: string | null = null;
    if (body.kind === 'collection') {
      collectionId = services.createId();
      const type = body.collectionType ?? collectionType.BLOG;
      await insertCollection(trx, { collectionId, type, title: body.title });
    }
    await insertPage(trx, {
      pageId,
      title: body.title,
      urlId,
      collectionId,
      ...(body.kind === undefined ? {} : { kind: body.kind }),
    });
    return (await findPageSettings(trx, pageId)) ?? err('notFound');
  },
);
