import { expect, it } from 'vitest';
import { islandFilesOf } from './island-files.ts';

const manifest = {
  'src/entry-client.ts': { file: 'assets/boot-1.js' },
  '_shared-2.js': { file: 'assets/shared-2.js', imports: ['_deep-3.js'] },
  '_deep-3.js': { file: 'assets/deep-3.js', imports: ['_shared-2.js'] },
  '../../libs/blocks/src/blocks/gallery/island.ts': {
    file: 'assets/island-gallery-4.js',
    imports: ['_shared-2.js', '_gone.js'],
  },
  'src/page-types/cart/island.tsx': { file: 'assets/island-cart-5.js' },
};

it('lists the file of each island and its imports without duplicates', () => {
  expect([...islandFilesOf(manifest)]).toStrictEqual([
    ['gallery', 'assets/island-gallery-4.js assets/shared-2.js assets/deep-3.js'],
    ['cart', 'assets/island-cart-5.js'],
  ]);
});

it('returns no islands for an empty manifest', () => {
  expect(islandFilesOf({}).size).toBe(0);
});
