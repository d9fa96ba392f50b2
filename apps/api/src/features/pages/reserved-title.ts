import { isReservedPath, toUrlSlug } from '@sitewright/contracts/links';
import { readmePageName, reservedNavigationNames } from '@sitewright/contracts/codes';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { isUrlTaken } from './pages.queries.ts';

const reservedNames: readonly string[] = [...reservedNavigationNames, readmePageName];

/** NAV-01: names and addresses that belong to the product. */
export const reservedNameRefusal = (title: string, urlId: string): Refusal | null => {
  if (reservedNames.includes(title.toLowerCase()))
    return refuse('reservedName', {
      errors: { title: 'This name is reserved. Please choose another.' },
    });
  if (isReservedPath(urlId) || reservedNames.includes(urlId))
    return refuse('reservedName', {
      errors: { urlId: 'This address is reserved. Please choose another.' },
    });
  return null;
};

/** An address made from a title, with a number behind it while it is taken or reserved. */
export async function freeUrlId(
  trx: TenantTransaction,
  websiteId: string,
  title: string,
): Promise<string> {
  const slug = toUrlSlug(title).slice(0, 100) || 'page';
  for (let attempt = 1; ; attempt += 1) {
    const urlId = attempt === 1 ? slug : `${slug}-${attempt}`;
    if (!isReservedPath(urlId) && !(await isUrlTaken(trx, websiteId, urlId))) return urlId;
  }
}
