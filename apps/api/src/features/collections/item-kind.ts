import {
  collectionType,
  contentItemType,
  type ContentItemType,
  type Permission,
} from '@sitewright/contracts/codes';
import type { ContentLimit } from '@sitewright/contracts/limits';

/** What the items of a kind of collection are. */
export interface ItemKind {
  readonly recordType: ContentItemType;
  /** How many a collection holds (LIMIT-06); null: as many as wanted. */
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

/** Collections whose owner puts the items in order by hand. */
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

/** The kind of a collection's items; of a blog, and of every collection that says nothing else, posts. */
export const itemKindOf = (type: number): ItemKind => kinds[type] ?? post;
