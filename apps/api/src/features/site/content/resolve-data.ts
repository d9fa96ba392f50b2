import {
  dataNeedKey,
  type DataAnswer,
  type DataNeed,
  type PageData,
} from '@sitewright/contracts/entities';
import { toUrlPath } from '@sitewright/contracts/links';
import type { TenantTransaction } from '../../../platform/database/index.ts';
import { findAssets } from '../../assets/public.ts';
import {
  findCollections,
  findItemDetails,
  findItemRows,
  findListedRows,
  toItemView,
} from '../../collections/public.ts';
import { findForms, toPublicForm } from '../../forms/public.ts';
import { findPlaces, type PresentationSource } from '../../presentation/public.ts';

interface DataScope {
  readonly websiteId: string;
  readonly source: PresentationSource;
  readonly now: Date;
}

type NeedOf<Kind extends DataNeed['kind']> = Extract<DataNeed, { kind: Kind }>;

const filterByKind = <Kind extends DataNeed['kind']>(needs: readonly DataNeed[], kind: Kind) =>
  needs.filter((need): need is NeedOf<Kind> => need.kind === kind);

/** Data by the key of its need. */
type Answers = readonly (readonly [key: string, answer: DataAnswer])[];

/**
 * Reads the data that the blocks of a page need. Each kind of need is one batched query, and the kinds run concurrently.
 * A deleted record has no entry. Items of locked and members' collections are never returned, because blocks are on open
 * pages.
 */
export async function resolveData(
  trx: TenantTransaction,
  scope: DataScope,
  needs: readonly DataNeed[],
): Promise<PageData> {
  const answers = await Promise.all([
    resolveAssets(trx, filterByKind(needs, 'asset')),
    resolveForms(trx, filterByKind(needs, 'form')),
    resolveItems(trx, scope, filterByKind(needs, 'item'), filterByKind(needs, 'items')),
  ]);
  return Object.fromEntries(answers.flat());
}

async function resolveAssets(
  trx: TenantTransaction,
  needs: readonly NeedOf<'asset'>[],
): Promise<Answers> {
  const ids = needs.map((need) => need.assetId);
  const assets = await findAssets(trx, ids);
  return needs.flatMap((need) => {
    const asset = assets.get(need.assetId);
    return asset === undefined ? [] : [[dataNeedKey(need), asset] as const];
  });
}

async function resolveForms(
  trx: TenantTransaction,
  needs: readonly NeedOf<'form'>[],
): Promise<Answers> {
  const ids = needs.map((need) => need.formId);
  const forms = await findForms(trx, ids);
  return needs.flatMap((need) => {
    const form = forms.get(need.formId);
    return form === undefined ? [] : [[dataNeedKey(need), toPublicForm(form)] as const];
  });
}

async function resolveItems(
  trx: TenantTransaction,
  { source, now }: DataScope,
  single: readonly NeedOf<'item'>[],
  lists: readonly NeedOf<'items'>[],
): Promise<Answers> {
  if (single.length + lists.length === 0) return [];
  const itemIds = single.map((need) => need.itemId);
  const listed = lists.map((need) => need.collectionId);
  // The type of a collection determines the order of its items.
  const collections = await findCollections(trx, listed);
  const [singleRows, ...listRows] = await Promise.all([
    itemIds.length === 0 ? [] : findItemRows(trx, { itemIds, limit: itemIds.length }, now),
    ...lists.map(({ collectionId, limit, category, tag, order }) => {
      const type = collections.get(collectionId)?.type;
      if (type === undefined) return [];
      const filter = {
        collectionId,
        collectionType: type,
        order,
        limit,
        ...(category === undefined ? {} : { category }),
        ...(tag === undefined ? {} : { tag }),
      };
      return findListedRows(trx, filter, now);
    }),
  ]);

  const rows = [...singleRows, ...listRows.flat()];
  const collectionIds = [...new Set([...listed, ...singleRows.map((row) => row.collection_id)])];
  const [places, details] = await Promise.all([
    findPlaces(trx, source, { pageIds: [], collectionIds }),
    findItemDetails(trx, rows),
  ]);

  const openPlaces = new Map(
    places.filter(({ access }) => access === 'open').map((place) => [place.collectionId, place]),
  );
  const singles = singleRows.flatMap((row) => {
    const place = openPlaces.get(row.collection_id);
    if (place === undefined) return [];
    const key = dataNeedKey({ kind: 'item', itemId: row.item_id });
    return [[key, toItemView(row, details, place.path)] as const];
  });
  const listAnswers = lists.flatMap((need, index) => {
    const { collectionId } = need;
    const collection = collections.get(collectionId);
    const place = openPlaces.get(collectionId);
    if (collection === undefined || place === undefined) return [];
    const { title, type } = collection;
    const items = (listRows[index] ?? []).map((row) => toItemView(row, details, place.path));
    const collectionView = {
      id: collectionId,
      title,
      path: toUrlPath(place.path),
      type,
      access: place.access,
    };
    return [[dataNeedKey(need), { collection: collectionView, items }] as const];
  });
  return [...singles, ...listAnswers];
}
