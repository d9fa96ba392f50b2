import {
  collectionType,
  contentItemType,
  type ContentItemType,
  type Permission,
} from '@sitewright/contracts/codes';
import type { ContentLimit } from '@sitewright/contracts/limits';

/** What the items of a collection are: their type, their limit and the permissions for them. */
export interface ItemKind {
  readonly recordType: ContentItemType;
  /** The maximum number of items (LIMIT-06); null: unlimited. */
  readonly limit: ContentLimit | null;
  readonly read: Permission;
  readonly write: Permission;
  readonly delete: Permission;
}

const content = {
  read: 'content.read_draft',
  write: 'content.write',
  delete: 'content.delete',
} as const;

/** The kind of the items in a collection that is ordered manually. */
const ordered = (recordType: ContentItemType): ItemKind => ({
  recordType,
  limit: 'itemsPerOrderableCollection',
  ...content,
});

const kinds: Readonly<Record<number, ItemKind>> = {
  [collectionType.PRODUCTS]: {
    recordType: contentItemType.STORE_ITEM,
    limit: 'productsPerCollection',
    read: 'products.read',
    write: 'products.write',
    delete: 'products.write',
  },
  [collectionType.ALBUM]: {
    recordType: contentItemType.AUDIO,
    limit: 'tracksPerAlbum',
    ...content,
  },
  [collectionType.EVENTS]: { recordType: contentItemType.EVENT, limit: null, ...content },
  [collectionType.PORTFOLIO]: ordered(contentItemType.PORTFOLIO_ITEM),
  [collectionType.GALLERY]: ordered(contentItemType.IMAGE),
  [collectionType.VIDEOS]: ordered(contentItemType.SQSP_VIDEO),
  [collectionType.LESSONS]: ordered(contentItemType.LESSON),
  [collectionType.INDEX]: ordered(contentItemType.PROJECT_ITEM),
};

const post: ItemKind = { recordType: contentItemType.TEXT, limit: null, ...content };

/** The kind of the items in a collection of this type; posts by default. */
export const itemKindOf = (type: number): ItemKind => kinds[type] ?? post;
