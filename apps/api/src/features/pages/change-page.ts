import { changePage } from '@sitewright/contracts/api';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { inPasswordTurn } from '../../platform/security/in-password-turn.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { setCollectionView } from '../collections/public.ts';
import {
  claimPagePaths,
  findPagePathHolder,
  createHolderError,
  lockUrlPaths,
} from '../url-paths/public.ts';
import { findPageSettings, makeHomepage, updatePage } from './pages.queries.ts';
import { findReservedTitleError } from './reserved-title.ts';

/** A password is hashed before the transaction, because hashing would block its database connection. */
export const changePageRoute = openRoute(
  changePage,
  ownerWrites('content.write'),
  async ({ inTenant, params, body, reply, services, now }) => {
    const { pageId } = params;
    const { revision, password, isHomepage, title, urlId, access, isHidden, seo } = body;
    const { collectionView } = body;
    const passwordHash =
      password === undefined
        ? undefined
        : await inPasswordTurn('owners', { services, reply }, () => hashPassword(password));
    if (isErrorResult(passwordHash)) return passwordHash;

    const saved = await inTenant(async (tenant) => {
      if (urlId !== undefined || isHomepage === true) await lockUrlPaths(tenant);
      const page = await findPageSettings(tenant, pageId, true);
      if (page === null) return err('notFound');
      if (revision !== undefined && revision !== page.revision) return err('conflict');
      if (access === 'locked' && passwordHash === undefined && !page.hasPassword) {
        return err('invalidRequest', {
          errors: { password: 'Set a password: without one nobody could open the page.' },
        });
      }
      const reserved = findReservedTitleError(title ?? page.title);
      if (reserved !== null) return reserved;
      const isRenamed = urlId !== undefined && urlId !== page.urlId;
      if (isRenamed) {
        const holder = await findPagePathHolder(tenant, urlId, pageId);
        if (holder !== null) return createHolderError(holder);
      }
      await updatePage(
        tenant,
        pageId,
        {
          ...(title === undefined ? {} : { title }),
          ...(urlId === undefined ? {} : { urlId }),
          ...(access === undefined ? {} : { access }),
          ...(isHidden === undefined ? {} : { isHidden }),
          ...(seo === undefined ? {} : { seo }),
          ...(passwordHash === undefined ? {} : { passwordHash }),
        },
        now,
      );
      if (page.collectionId !== null && collectionView !== undefined) {
        // A view is not part of a release: visitors see it at once.
        await setCollectionView(tenant, page.collectionId, collectionView);
        await bumpDataRevision(tenant);
      }
      const previousHomepages = isHomepage === true ? await makeHomepage(tenant, pageId, now) : [];
      // The items of a collection page move with it; the previous homepage moves too.
      const moved = isRenamed || isHomepage === true ? [pageId, ...previousHomepages] : [];
      const holder = await claimPagePaths(tenant, moved);
      if (holder !== null) return createHolderError(holder);
      return (await findPageSettings(tenant, pageId)) ?? err('notFound');
    });
    if (collectionView !== undefined) services.revisions.forget(params.websiteId);
    return saved;
  },
);
