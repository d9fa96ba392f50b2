import { blockType } from '@sitewright/contracts/codes';
import type { Block } from '@sitewright/contracts/entities';
import { createDocument, createSection } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { sampleId } from '../../kit/testing/sample-view.tsx';
import { documentBlockTypes } from './document-contents.ts';

const placement = { column: 1, row: 1, width: 12, height: 1 };

function typesWith(type: number, props: object): number[] {
  const section = createSection('aaaa');
  const block: Block = { id: 'one', type, version: 1, props: props as Block['props'], placement };
  const layout = { ...section.layout, blocks: { one: block } };
  return documentBlockTypes({ ...createDocument(), sections: [{ ...section, layout }] });
}

const picture = { assetId: sampleId('a') };

it('returns the block types of a document', () => {
  expect(typesWith(blockType.GALLERY, { items: [picture] })).toStrictEqual([blockType.GALLERY]);
  expect(typesWith(blockType.GALLERY, {})).toStrictEqual([blockType.GALLERY]);
});

it('includes the video type for a gallery with external videos', () => {
  const video = { ...picture, video: 'https://vimeo.com/12345' };
  expect(new Set(typesWith(blockType.GALLERY, { items: [picture, video] }))).toStrictEqual(
    new Set([blockType.GALLERY, blockType.VIDEO]),
  );
});
