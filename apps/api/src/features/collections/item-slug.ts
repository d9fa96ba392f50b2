import { collectionType } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import type { ErrorResult } from '@sitewright/contracts/errors';
import { toUrlSlug } from '@sitewright/contracts/links';
import type { Tenant } from '../../platform/database/index.ts';
import { findItemSlugHolder, findFreeItemSlug, createHolderError } from '../url-paths/public.ts';
import { postSlug } from './post-slug.ts';

interface NewItemSlug {
  readonly collectionId: string;
  readonly collectionType: number;
  readonly draft: Pick<ItemDraft, 'title' | 'urlId'>;
  /** The publication date, as far as it is known. */
  readonly publishAt: Date;
}

/** The slug of a new item: the chosen one, else a free one from its title. The caller holds `lockUrlPaths`. */
export async function newItemSlug(
  tenant: Tenant,
  { collectionId, collectionType: type, draft, publishAt }: NewItemSlug,
): Promise<string | ErrorResult> {
  const checkSlug = (slug: string) => checkItemSlug(tenant, { collectionId, slug });
  if (draft.urlId !== undefined) return checkSlug(draft.urlId);
  const slug =
    type === collectionType.BLOG
      ? await postSlug(tenant, draft.title, publishAt)
      : toUrlSlug(draft.title);
  return checkSlug(await findFreeItemSlug(tenant, { collectionId, slug: slug || 'item' }));
}

/** Returns the requested slug, or an error with what already has it. The caller holds `lockUrlPaths`. */
export async function checkItemSlug(
  tenant: Tenant,
  requested: { readonly collectionId: string; readonly slug: string; readonly itemId?: string },
): Promise<string | ErrorResult> {
  const holder = await findItemSlugHolder(tenant, requested);
  return holder === null ? requested.slug : createHolderError(holder);
}
