import {
  dataNeedKey,
  type DataAnswer,
  type DataNeed,
  type PageData,
} from '@sitewright/contracts/entities';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { findAssets } from '../assets/public.ts';
import { findCollections, findItems } from '../collections/public.ts';
import { findForms, toPublicForm } from '../forms/public.ts';
import { findPlaces, type PresentationSource } from '../presentation/public.ts';

interface DataScope {
  readonly websiteId: string;
  readonly source: PresentationSource;
  readonly now: Date;
}

const ofKind = <Kind extends DataNeed['kind']>(needs: readonly DataNeed[], kind: Kind) =>
  needs.filter((need): need is Extract<DataNeed, { kind: Kind }> => need.kind === kind);

/**
 * Answers what the blocks of a page need: each kind of need is one query, however many blocks asked. What is gone has
 * no answer. Items of a locked or members' collection are answered to nobody here: blocks stand on open pages.
 */
export async function resolveData(
  trx: TenantTransaction,
  scope: DataScope,
  needs: readonly DataNeed[],
): Promise<PageData> {
  const { websiteId, source, now } = scope;
  const answers = new Map<string, DataAnswer>();

  const assets = await findAssets(
    trx,
    websiteId,
    ofKind(needs, 'asset').map((need) => need.assetId),
  );
  for (const need of ofKind(needs, 'asset')) {
    const asset = assets.get(need.assetId);
    if (asset !== undefined) answers.set(dataNeedKey(need), asset);
  }

  const forms = await findForms(
    trx,
    websiteId,
    ofKind(needs, 'form').map((need) => need.formId),
  );
  for (const need of ofKind(needs, 'form')) {
    const form = forms.get(need.formId);
    if (form !== undefined) answers.set(dataNeedKey(need), toPublicForm(form));
  }

  const single = ofKind(needs, 'item');
  const lists = ofKind(needs, 'items');
  if (single.length + lists.length === 0) return Object.fromEntries(answers);

  const owners =
    single.length === 0
      ? []
      : await trx
          .selectFrom('items')
          .where('website_id', '=', websiteId)
          .where(
            'item_id',
            'in',
            single.map((need) => need.itemId),
          )
          .select(['item_id', 'collection_id'])
          .execute();
  const collectionIds = [
    ...new Set([
      ...lists.map((need) => need.collectionId),
      ...owners.map((row) => row.collection_id),
    ]),
  ];
  const places = new Map(
    (await findPlaces(trx, websiteId, source, { pageIds: [], collectionIds })).map((place) => [
      place.collectionId,
      place,
    ]),
  );
  const collections = await findCollections(trx, websiteId, collectionIds);
  const pathOf = (collectionId: string) => places.get(collectionId)?.path;
  const isOpen = (collectionId: string) => places.get(collectionId)?.access === 'open';

  if (owners.length > 0) {
    const itemIds = owners.filter((row) => isOpen(row.collection_id)).map((row) => row.item_id);
    for (const item of await findItems(
      trx,
      websiteId,
      { itemIds, limit: itemIds.length },
      pathOf,
      now,
    )) {
      answers.set(dataNeedKey({ kind: 'item', itemId: item.id }), item);
    }
  }
  for (const need of lists) {
    const collection = collections.get(need.collectionId);
    const place = places.get(need.collectionId);
    if (collection === undefined || place === undefined || !isOpen(need.collectionId)) continue;
    const { collectionId, limit, category, tag } = need;
    const items = await findItems(
      trx,
      websiteId,
      {
        collectionId,
        limit,
        ...(category === undefined ? {} : { category }),
        ...(tag === undefined ? {} : { tag }),
      },
      pathOf,
      now,
    );
    answers.set(dataNeedKey(need), {
      collection: {
        id: collectionId,
        title: collection.title,
        path: `/${place.path}`,
        type: collection.type,
        access: place.access,
      },
      items,
    });
  }
  return Object.fromEntries(answers);
}
