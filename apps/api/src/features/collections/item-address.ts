import type { ItemDraft } from '@sitewright/contracts/entities';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { toUrlSlug } from '@sitewright/contracts/links';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { isItemUrlTaken } from './items.queries.ts';

interface AddressQuestion {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly draft: Pick<ItemDraft, 'title' | 'urlId'>;
  /** The item itself and its present address, once it has one. */
  readonly item?: { readonly id: string; readonly urlId: string };
}

/** The address that an item takes in its collection: the chosen one, its present one, or one made from its title. */
export async function itemUrlId(
  trx: TenantTransaction,
  { websiteId, collectionId, draft, item }: AddressQuestion,
): Promise<string | Refusal> {
  const isTaken = (urlId: string) => isItemUrlTaken(trx, websiteId, collectionId, urlId, item?.id);

  const wanted = draft.urlId ?? item?.urlId;
  if (wanted !== undefined) {
    return (await isTaken(wanted))
      ? refuse('alreadyExists', { errors: { urlId: 'Another item has this address.' } })
      : wanted;
  }
  const slug = toUrlSlug(draft.title).slice(0, 100) || 'item';
  for (let attempt = 1; ; attempt += 1) {
    const urlId = attempt === 1 ? slug : `${slug}-${attempt}`;
    if (!(await isTaken(urlId))) return urlId;
  }
}
