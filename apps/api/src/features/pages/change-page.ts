import { changePage } from '@sitewright/contracts/api';
import { refuse } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { reservedNameRefusal } from './page-address.ts';
import { findPageSettings, isUrlTaken, makeHomepage, updatePage } from './pages.queries.ts';

/** A password is hashed before the transaction begins: hashing would hold its connection. */
export const changePageRoute = openRoute(
  changePage,
  ownerWrites('content.write'),
  async ({ inTenant, websiteId, params, body, now }) => {
    const { pageId } = params;
    const { revision, password, isHomepage, title, urlId, access, isHidden, seo } = body;
    const passwordHash = password === undefined ? undefined : await hashPassword(password);

    return inTenant(async (trx) => {
      if (urlId !== undefined) await lockWebsite(trx, websiteId);
      const page = await findPageSettings(trx, websiteId, pageId, true);
      if (page === null) return refuse('notFound');
      if (revision !== undefined && revision !== page.revision) return refuse('conflict');
      if (access === 'locked' && passwordHash === undefined && !page.hasPassword) {
        return refuse('invalidRequest', {
          errors: { password: 'Set a password: without one nobody could open the page.' },
        });
      }
      const reserved = reservedNameRefusal(title ?? page.title, urlId ?? page.urlId);
      if (reserved !== null) return reserved;
      if (urlId !== undefined && (await isUrlTaken(trx, websiteId, urlId, pageId))) {
        return refuse('alreadyExists', { errors: { urlId: 'Another page has this address.' } });
      }
      await updatePage(
        trx,
        websiteId,
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
      if (isHomepage === true) await makeHomepage(trx, websiteId, pageId, now);
      return (await findPageSettings(trx, websiteId, pageId)) ?? refuse('notFound');
    });
  },
);
