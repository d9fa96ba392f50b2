import type { PageDocument } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { blocks } from '../schema/blocks.gen.ts';
import { sampleId } from '../../kit/testing/sample-view.tsx';
import { blockNeedsOf, documentNeeds } from './needs-of.ts';

const assetId = sampleId('stairs');
const image = { type: blocks.image.type, version: 1, props: { picture: { assetId } } };

it('collects the needs of blocks and backgrounds without duplicates', () => {
  const placement = { column: 1, row: 1, width: 1, height: 1 };
  const document: PageDocument = {
    schemaVersion: 1,
    sections: [
      {
        id: 'sect',
        design: {
          theme: 'dark',
          height: 'auto',
          width: 'inset',
          align: 'start',
          background: { assetId, overlay: 0 },
        },
        layout: {
          columns: 12,
          blocks: {
            eins: { id: 'eins', ...image, placement },
            zwei: { id: 'zwei', ...image, placement },
          },
        },
      },
    ],
  };
  expect(documentNeeds(document)).toStrictEqual([{ kind: 'asset', assetId }]);
});

it('returns no needs for an unknown block or invalid props', () => {
  expect(blockNeedsOf({ ...image, type: 900 })).toStrictEqual([]);
  expect(blockNeedsOf({ ...image, props: { picture: 7 } })).toStrictEqual([]);
});
