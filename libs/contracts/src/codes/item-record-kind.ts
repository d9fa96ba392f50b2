import { contentItemType, type ContentItemType } from './content-item-type.ts';

/** The record kind of a collection's items (specification 3; ENUM-22). */
export const itemRecordKinds = [
  'album-track',
  'event-item',
  'gallery-image',
  'portfolio-item',
  'blog-post',
  'gallery-video',
] as const;

/** One record kind. */
export type ItemRecordKind = (typeof itemRecordKinds)[number];

const kinds: Readonly<Partial<Record<ContentItemType, ItemRecordKind>>> = {
  [contentItemType.AUDIO]: 'album-track',
  [contentItemType.EVENT]: 'event-item',
  [contentItemType.IMAGE]: 'gallery-image',
  [contentItemType.PORTFOLIO_ITEM]: 'portfolio-item',
  [contentItemType.TEXT]: 'blog-post',
  [contentItemType.VIDEO]: 'gallery-video',
  [contentItemType.SQSP_VIDEO]: 'gallery-video',
};

/** The record kind of a content item type; most types have none (ENUM-23). */
export const toItemRecordKind = (type: ContentItemType): ItemRecordKind | undefined => kinds[type];
