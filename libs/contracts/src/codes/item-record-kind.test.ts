import { expect, it } from 'vitest';
import { contentItemType } from './content-item-type.ts';
import { itemRecordKinds, toItemRecordKind } from './item-record-kind.ts';

it('lists the specified record kinds, each of which has an item type (ENUM-22)', () => {
  expect(itemRecordKinds).toStrictEqual([
    'album-track',
    'event-item',
    'gallery-image',
    'portfolio-item',
    'blog-post',
    'gallery-video',
  ]);
  const kinds = new Set(contentItemType.codes.map((type) => toItemRecordKind(type)));
  expect(kinds).toStrictEqual(new Set([undefined, ...itemRecordKinds]));
});

it('maps seven item types to a record kind and no others (ENUM-23)', () => {
  const kinds = contentItemType.codes.flatMap((type) => {
    const kind = toItemRecordKind(type);
    return kind === undefined ? [] : [[contentItemType.nameOf(type), kind]];
  });

  expect(Object.fromEntries(kinds)).toStrictEqual({
    AUDIO: 'album-track',
    EVENT: 'event-item',
    IMAGE: 'gallery-image',
    PORTFOLIO_ITEM: 'portfolio-item',
    TEXT: 'blog-post',
    VIDEO: 'gallery-video',
    SQSP_VIDEO: 'gallery-video',
  });
});
