import type { AssetView } from './asset.ts';
import type { PublicForm } from './form.ts';
import type { ItemView } from './item.ts';
import type { AccessKind } from './website.ts';

/**
 * What a block says it needs to be drawn. The server collects the needs of a whole page, asks for each
 * distinct one once and in parallel, and hands the answers to the views under `dataNeedKey(need)`.
 */
export type DataNeed =
  | { readonly kind: 'asset'; readonly assetId: string }
  | { readonly kind: 'form'; readonly formId: string }
  | { readonly kind: 'item'; readonly itemId: string }
  | {
      readonly kind: 'items';
      readonly collectionId: string;
      readonly limit: number;
      readonly category?: string;
      readonly tag?: string;
      /** Of events: all of them, the latest first. Default: those to come, the soonest first, then those that are over. */
      readonly order?: 'latest';
    };

export interface CollectionAnswer {
  readonly collection: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly type: number;
    readonly access: AccessKind;
  };
  readonly items: readonly ItemView[];
}

interface Answers {
  asset: AssetView;
  form: PublicForm;
  item: ItemView;
  items: CollectionAnswer;
}

export type DataAnswer<Kind extends DataNeed['kind'] = DataNeed['kind']> = Answers[Kind];

/** The same text for equal needs, whatever the order of their members. */
export function dataNeedKey(need: DataNeed): string {
  switch (need.kind) {
    case 'asset':
      return `asset:${need.assetId}`;
    case 'form':
      return `form:${need.formId}`;
    case 'item':
      return `item:${need.itemId}`;
    case 'items':
      return [
        `items:${need.collectionId}:${need.limit}:${need.category ?? ''}:${need.tag ?? ''}`,
        ...(need.order === undefined ? [] : [need.order]),
      ].join(':');
  }
}

/** Answers by key, as plain data: part of the page view, and of what the editor's canvas is given. */
export type PageData = Readonly<Record<string, DataAnswer>>;

/** Reads an answer; undefined when what was needed is gone, which a view must be able to draw. */
export function readData<Need extends DataNeed>(
  data: PageData,
  need: Need,
): DataAnswer<Need['kind']> | undefined {
  return data[dataNeedKey(need)] as DataAnswer<Need['kind']> | undefined;
}
