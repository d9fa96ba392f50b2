import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ collection }) => ({
  props: { collectionId: collection('blog') },
});
