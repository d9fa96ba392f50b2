import type { ItemView } from '@sitewright/contracts/entities';
import { samplePicture } from './sample-page.ts';

const id = '0123456789abcdef01234567';

/** A blog post with every optional property. */
export const samplePost: ItemView = {
  id,
  collectionId: id,
  recordType: 1,
  title: 'Six mornings',
  urlId: 'six-mornings',
  path: '/journal/six-mornings',
  excerpt: 'On fog.',
  body: null,
  images: [samplePicture(id)],
  author: 'Mara Hale',
  categories: ['Coast'],
  tags: [],
  publishedAt: '2026-03-12T23:30:00.000Z',
  product: null,
};
