import { collectionType } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import type { ErrorResult } from '@sitewright/contracts/errors';
import { toUrlSlug } from '@sitewright/contracts/links';
import type { Tenant } from '../../platform/database/index.ts';
import { findItemSlugHolder, freeItemSlug, findHolderError } from '../url-paths/public.ts';
import { postSlug } from './post-slug.ts';

interface NewItemSlug {
  readonly collectionId: string;
  readonly collectionType: number;
  readonly draft: Pick<ItemDraft, 'title' | 'urlId'>;
  /** The publication date, as far as it is known. */
  readonly publishAt: Date;
}

/** The slug of a new item: the chosen one, else one made from its title. The caller holds `lockUrlPaths`. */
export async function newItemSlug(
  tenant: Tenant,
  { collectionId, collectionType: type, draft, publishAt }: NewItemSlug,
): Promise<string | ErrorResult> {
  const claim = (slug: string) => slugOrError(tenant, { collectionId, slug });
  if (draft.urlId !== undefined) return claim(draft.urlId);
  const slug =
    type === collectionType.BLOG
      ? await postSlug(tenant, draft.title, publishAt)
      : toUrlSlug(draft.title);
  return claim(await freeItemSlug(tenant, { collectionId, slug: slug || 'item' }));
}

/** The slug of an item, or what occupies it. The caller holds `lockUrlPaths`. */
export async function slugOrError(
  tenant: Tenant,
  wanted: { readonly collectionId: string; readonly slug: string; readonly itemId?: string },
): Promise<string | ErrorResult> {
  const holder = await findItemSlugHolder(tenant, wanted);
  return holder === null ? wanted.slug : findHolderError(holder);
}
