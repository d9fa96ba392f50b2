import { documentText, plainText } from '@sitewright/blocks/schema';
import type { ItemDraft, ItemEvent, ProductVariant } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { publishedEntry } from '../presentation/public.ts';
import { indexTerms } from './index-terms.ts';

/** Characters of one page or item that are looked in; a word list of more would be larger than the database takes. */
const maxCharacters = 100_000;

/** The version of the text format. A change of the format needs the next number; a job then creates all texts again. */
export const presentMaking = 4;

/** One entry of a release; only its pages have words here. */
export interface ReleasedEntry {
  readonly kind: string;
  readonly id: string;
  /** Null: it was deleted. */
  readonly content: { readonly access: string; readonly value: unknown } | null;
}

interface SearchText {
  readonly kind: 'page' | 'item';
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** What it is found by besides, and what no excerpt shows. */
  readonly besides?: string;
}

async function writeTexts(tenant: Tenant, texts: readonly SearchText[]): Promise<void> {
  // The last text of an owner is its text: one statement cannot write the same row twice.
  const byOwner = new Map(texts.map((text) => [`${text.kind}.${text.id}`, text]));
  const rows = [...byOwner.values()].map(({ kind, id, title, body, besides = '' }) => {
    const shown = body.slice(0, maxCharacters).toWellFormed();
    const words = indexTerms(`${besides}\n${shown}`);
    return { kind, id, title: indexTerms(title), body: shown, words };
  });
  if (rows.length === 0) return;
  await sql`
    insert into search_texts (website_id, owner_kind, owner_id, made_by, body, words)
    select ${tenant.websiteId}, kind, id, ${presentMaking}, body,
      setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', words), 'B')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
      kind text, id text, title text, body text, words text
    )
    on conflict (website_id, owner_kind, owner_id) do update
      set made_by = excluded.made_by, body = excluded.body, words = excluded.words
  `.execute(tenant);
}

/** Follows a publish: the words of the pages that it changed, and no others. A page that is not open keeps none here. */
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
  const gone = pages.map(({ id }) => id).filter((id) => !currentIds.has(id));
  if (gone.length > 0) {
    await tenant
      .deleteFrom('search_texts')
      .where('owner_kind', '=', 'page')
      .where('owner_id', 'in', gone)
      .execute();
  }
  await writeTexts(tenant, texts);
}

/** The parts of an item that it is found by. */
export type FoundBy = Pick<ItemDraft, 'title' | 'excerpt' | 'body' | 'tags' | 'categories'>;

/**
 * Follows the writing of an item and of its variants, in whatever state it is: whether visitors may find it is asked when
 * they search. Its author, the place of an event, and of a product the SKUs and the options of what is offered are looked in
 * as well.
 */
export async function indexItem(
  tenant: Tenant,
  id: string,
  { title, excerpt, body, tags, categories }: FoundBy,
): Promise<void> {
  const parts = [excerpt, plainText(body), [...categories, ...tags].join(', ')];
  const text = parts.filter((part) => part !== '').join('\n');
  const besides = [await factTerms(tenant, id), await variantTerms(tenant, id)];
  await writeTexts(tenant, [{ kind: 'item', id, title, body: text, besides: besides.join('\n') }]);
}

/** The author and the place of an item as they are stored: a draft may leave an event as it is. */
async function factTerms(tenant: Tenant, itemId: string) {
  const row = await tenant
    .selectFrom('items')
    .where('item_id', '=', itemId)
    .select(['author', 'event'])
    .executeTakeFirst();
  const event = (row?.event ?? null) as ItemEvent | null;
  return [row?.author ?? '', event?.place ?? '', event?.address ?? ''].join('\n');
}

async function variantTerms(tenant: Tenant, itemId: string) {
  const rows = await tenant
    .selectFrom('variants')
    .where('item_id', '=', itemId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .select(['sku', 'option_values'])
    .execute();
  const words = rows.flatMap((row) => [
    row.sku,
    ...(row.option_values as ProductVariant['optionValues']).map(({ value }) => value),
  ]);
  return [...new Set(words)].join('\n');
}
