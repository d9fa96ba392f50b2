// Written by `npm run generate` from the folders of the blocks. Do not edit.
/** The islands of the blocks, each its own chunk, by the name in `data-island`. */
export const blockIslands = {
  accordion: () => import('../../blocks/accordion/island.ts'),
  audio: () => import('../../blocks/audio/island.ts'),
  calendar: () => import('../../blocks/calendar/island.ts'),
  'carousel-gallery': () => import('../../kit/carousel-gallery/island.ts'),
  code: () => import('../../blocks/code/island.ts'),
  embed: () => import('../../blocks/embed/island.ts'),
  form: () => import('../../blocks/form/island.ts'),
  image: () => import('../../blocks/image/island.ts'),
  map: () => import('../../blocks/map/island.ts'),
  marquee: () => import('../../blocks/marquee/island.ts'),
  'member-area': () => import('../../blocks/member-area/island.ts'),
  menu: () => import('../../blocks/menu/island.ts'),
  'plain-form': () => import('../../kit/plain-form/island.ts'),
  product: () => import('../../blocks/product/island.ts'),
  'share-buttons': () => import('../../blocks/share-buttons/island.ts'),
  'stacked-gallery': () => import('../../kit/stacked-gallery/island.ts'),
  'static-gallery': () => import('../../kit/static-gallery/island.ts'),
  'strip-gallery': () => import('../../kit/strip-gallery/island.ts'),
  'third-party': () => import('../../kit/third-party/island.ts'),
  video: () => import('../../blocks/video/island.ts'),
} as const;
