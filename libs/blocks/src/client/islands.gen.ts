// Written by `npm run generate` from the folders of the blocks. Do not edit.
/** The islands of the blocks, each its own chunk, by the name in `data-island`. */
export const blockIslands = {
  accordion: () => import('../accordion/island.ts'),
  audio: () => import('../audio/island.ts'),
  calendar: () => import('../calendar/island.ts'),
  'carousel-gallery': () => import('../carousel-gallery/island.ts'),
  code: () => import('../code/island.ts'),
  embed: () => import('../embed/island.ts'),
  form: () => import('../form/island.ts'),
  image: () => import('../image/island.ts'),
  map: () => import('../map/island.ts'),
  marquee: () => import('../marquee/island.ts'),
  'member-area': () => import('../member-area/island.ts'),
  menu: () => import('../menu/island.ts'),
  'plain-form': () => import('../plain-form/island.ts'),
  product: () => import('../product/island.ts'),
  'share-buttons': () => import('../share-buttons/island.ts'),
  'stacked-gallery': () => import('../stacked-gallery/island.ts'),
  'static-gallery': () => import('../static-gallery/island.ts'),
  'strip-gallery': () => import('../strip-gallery/island.ts'),
  'third-party': () => import('../third-party/island.ts'),
  video: () => import('../video/island.ts'),
} as const;
