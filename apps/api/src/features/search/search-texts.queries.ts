import { documentText, plainText } from '@sitewright/blocks/schema';
import type { ItemDraft, ItemEvent, ProductVariant } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { publishedEntry } from '../presentation/public.ts';
import { indexTerms } from './index-terms.ts';

/** The maximum indexed length of one page or item, in characters: PostgreSQL rejects longer word lists. */
const maxCharacters = 100_000;

/** The version of the text format. A change of the format needs the next number; a job then creates all texts again. */
export const textFormatVersion = 4;

/** One entry of a release; only pages have texts in it. */
export interface ReleasedEntry {
  readonly kind: string;
  readonly id: string;
  /** Null: deleted. */
  readonly content: { readonly access: string; readonly value: unknown } | null;
}

interface SearchText {
  readonly kind: 'page' | 'item';
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Words that are searched but do not appear in excerpts. */
  readonly searchOnly?: string;
}

async function writeTexts(tenant: Tenant, texts: readonly SearchText[]): Promise<void> {
  // The last text of an owner wins: one statement cannot write a row twice.
  const byOwner = new Map(texts.map((text) => [`${text.kind}.${text.id}`, text]));
  const rows = [...byOwner.values()].map(({ kind, id, title, body, searchOnly = '' }) => {
    const storedBody = body.slice(0, maxCharacters).toWellFormed();
    const words = indexTerms(`${searchOnly}\n${storedBody}`);
    return { kind, id, title: indexTerms(title), body: storedBody, words };
  });
  if (rows.length === 0) return;
  await sql`
    insert into search_texts (website_id, owner_kind, owner_id, made_by, body, words)
    select ${tenant.websiteId}, kind, id, ${textFormatVersion}, body,
      setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', words), 'B')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      kind text, id text, title text, body text, words text
    )
    on conflict (website_id, owner_kind, owner_id) do update
      set made_by = excluded.made_by, body = excluded.body, words = excluded.words
  `.execute(tenant);
}

/** Updates the texts of the pages that a publish changed. Restricted pages have no text. */
export async function indexPages(tenant: Tenant, entries: readonly ReleasedEntry[]): Promise<void> {
  const pages = entries.filter(({ kind }) => kind === 'page');
  if (pages.length === 0) return;
  const texts = pages.flatMap(({ id, content }): SearchText[] => {
    if (content === null || content.access !== 'open') return [];
    const { title, document, seo } = publishedEntry(content.value);
    const body = [seo.description, documentText(document)].filter((part) => part !== '');
    return [{ kind: 'page', id, title, body: body.join('\n') }];
  });
  const currentIds = new Set(texts.map(({ id }) => id));
  const removedIds = pages.map(({ id }) => id).filter((id) => !currentIds.has(id));
  if (removedIds.length > 0) {
    await tenant
      .deleteFrom('searchTexts')
      .where('ownerKind', '=', 'page')
      .where('ownerId', 'in', removedIds)
      .execute();
  }
  await writeTexts(tenant, texts);
}

/** The searched parts of an item. */
export type SearchableItem = Pick<ItemDraft, 'title' | 'excerpt' | 'body' | 'tags' | 'categories'>;

/**
 * Updates the text of an item after a write of it or of its variants, whatever its status: the search decides whether
 * visitors can see it. Includes the author, the location of an event, and the SKUs and options of a product's available
 * variants.
 */
export async function indexItem(
  tenant: Tenant,
  id: string,
  { title, excerpt, body, tags, categories }: SearchableItem,
): Promise<void> {
  const parts = [excerpt, plainText(body), [...categories, ...tags].join(', ')];
  const text = parts.filter((part) => part !== '').join('\n');
  const terms = [await factTerms(tenant, id), await variantTerms(tenant, id)];
  await writeTexts(tenant, [{ kind: 'item', id, title, body: text, searchOnly: terms.join('\n') }]);
}

/** The stored author and location of an item, because a draft may omit those of an event. */
async function factTerms(tenant: Tenant, itemId: string) {
  const row = await tenant
    .selectFrom('items')
    .where('itemId', '=', itemId)
    .select(['author', 'event'])
    .executeTakeFirst();
  const event = (row?.event ?? null) as ItemEvent | null;
  return [row?.author ?? '', event?.place ?? '', event?.address ?? ''].join('\n');
}

async function variantTerms(tenant: Tenant, itemId: string) {
  const rows = await tenant
    .selectFrom('variants')
    .where('itemId', '=', itemId)
    .where('removedAt', 'is', null)
    .where('available', '=', true)
    .orderBy('position')
    .select(['sku', 'optionValues'])
    .execute();
  const words = rows.flatMap((row) => [
    row.sku,
    ...(row.optionValues as ProductVariant['optionValues']).map(({ value }) => value),
  ]);
  return [...new Set(words)].join('\n');
}
