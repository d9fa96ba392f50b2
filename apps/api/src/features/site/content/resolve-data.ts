import {
  dataNeedKey,
  type LoadedData,
  type DataNeed,
  type PageData,
} from '@sitewright/contracts/entities';
import { toUrlPath } from '@sitewright/contracts/links';
import type { Tenant } from '../../../platform/database/index.ts';
import { findAssets } from '../../assets/public.ts';
import {
  findCollections,
  findItemDetails,
  findItemRows,
  findListedRows,
  toItemView,
} from '../../collections/public.ts';
import { findForms, toPublicForm } from '../../forms/public.ts';
import { listApprovedReviews } from '../../reviews/public.ts';
import { findPageLocations, type PresentationSource } from '../../presentation/public.ts';

interface DataScope {
  readonly source: PresentationSource;
  readonly now: Date;
}

type NeedOf<Kind extends DataNeed['kind']> = Extract<DataNeed, { kind: Kind }>;

const filterByKind = <Kind extends DataNeed['kind']>(needs: readonly DataNeed[], kind: Kind) =>
  needs.filter((need): need is NeedOf<Kind> => need.kind === kind);

/** Pairs of a need's key and its data. */
type DataEntries = readonly (readonly [key: string, data: LoadedData])[];

/**
 * Reads the data that the blocks of a page need. Each kind of need is one batched query, and the kinds run
 * concurrently. A deleted record has no entry. Items of locked and members' collections are never returned, because
 * blocks are on open pages.
 */
export async function resolveData(
  tenant: Tenant,
  scope: DataScope,
  needs: readonly DataNeed[],
): Promise<PageData> {
  const results = await Promise.all([
    resolveAssets(tenant, filterByKind(needs, 'asset')),
    resolveForms(tenant, filterByKind(needs, 'form')),
    resolveItems(tenant, scope, filterByKind(needs, 'item'), filterByKind(needs, 'items')),
    resolveReviews(tenant, scope, filterByKind(needs, 'reviews')),
  ]);
  return Object.fromEntries(results.flat());
}

async function resolveAssets(
  tenant: Tenant,
  needs: readonly NeedOf<'asset'>[],
): Promise<DataEntries> {
  const ids = needs.map((need) => need.assetId);
  const assets = await findAssets(tenant, ids);
  return needs.flatMap((need) => {
    const asset = assets.get(need.assetId);
    return asset === undefined ? [] : [[dataNeedKey(need), asset] as const];
  });
}

async function resolveForms(
  tenant: Tenant,
  needs: readonly NeedOf<'form'>[],
): Promise<DataEntries> {
  const ids = needs.map((need) => need.formId);
  const forms = await findForms(tenant, ids);
  return needs.flatMap((need) => {
    const form = forms.get(need.formId);
    return form === undefined ? [] : [[dataNeedKey(need), toPublicForm(form)] as const];
  });
}

async function resolveItems(
  tenant: Tenant,
  { source, now }: DataScope,
  single: readonly NeedOf<'item'>[],
  lists: readonly NeedOf<'items'>[],
): Promise<DataEntries> {
  if (single.length + lists.length === 0) return [];
  const itemIds = single.map((need) => need.itemId);
  const listed = lists.map((need) => need.collectionId);
  // The type of a collection determines the order of its items.
  const collections = await findCollections(tenant, listed);
  const [singleRows, ...listRows] = await Promise.all([
    itemIds.length === 0 ? [] : findItemRows(tenant, { itemIds, limit: itemIds.length }, now),
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
      return findListedRows(tenant, filter, now);
    }),
  ]);

  const rows = [...singleRows, ...listRows.flat()];
  const collectionIds = [...new Set([...listed, ...singleRows.map((row) => row.collectionId)])];
  const [places, details] = await Promise.all([
    findPageLocations(tenant, source, { pageIds: [], collectionIds }),
    findItemDetails(tenant, rows),
  ]);

  const openPlaces = new Map(
    places.filter(({ access }) => access === 'open').map((place) => [place.collectionId, place]),
  );
  const singles = singleRows.flatMap((row) => {
    const place = openPlaces.get(row.collectionId);
    if (place === undefined) return [];
    const key = dataNeedKey({ kind: 'item', itemId: row.itemId });
    return [[key, toItemView(row, details, place.path)] as const];
  });
  const listDataEntries = lists.flatMap((need, index) => {
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
  return [...singles, ...listDataEntries];
}

/** Reviews of products whose page is open, with the titles and paths of these pages. */
async function resolveReviews(
  tenant: Tenant,
  { source, now }: DataScope,
  needs: readonly NeedOf<'reviews'>[],
): Promise<DataEntries> {
  if (needs.length === 0) return [];
  const lists = await Promise.all(
    needs.map(({ itemId, limit, minRating }) =>
      listApprovedReviews(tenant, {
        ...(itemId === null ? {} : { itemIds: [itemId] }),
        minRating,
        limit,
      }),
    ),
  );
  const itemIds = [...new Set(lists.flat().map(({ itemId }) => itemId))];
  const rows = await findItemRows(tenant, { itemIds, limit: itemIds.length }, now);
  const collectionIds = [...new Set(rows.map(({ collectionId }) => collectionId))];
  const [places, details] = await Promise.all([
    findPageLocations(tenant, source, { pageIds: [], collectionIds }),
    findItemDetails(tenant, rows),
  ]);
  const paths = new Map(
    places
      .filter(({ access }) => access === 'open')
      .map((place) => [place.collectionId, place.path]),
  );
  const items = new Map(
    rows
      .filter(({ collectionId }) => paths.has(collectionId))
      .map((row) => [row.itemId, toItemView(row, details, paths.get(row.collectionId))]),
  );
  return needs.map((need, index) => {
    const rating = items.get(need.itemId ?? '')?.product?.rating;
    const reviews = (lists[index] ?? []).flatMap(({ itemId, ...review }) => {
      const item = items.get(itemId);
      if (item === undefined) return [];
      const { title, path } = item;
      return [{ ...review, ...(need.itemId === null ? { product: { title, path } } : {}) }];
    });
    return [dataNeedKey(need), { ...(rating === undefined ? {} : { rating }), reviews }] as const;
  });
}
