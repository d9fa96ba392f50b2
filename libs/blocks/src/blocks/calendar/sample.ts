import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ collection }) => ({
  props: { collectionId: collection('events') },
  // Their events are in the past, so the month of the latest is shown on any day.
  others: { 'Of what was written': { collectionId: collection('blog') } },
});
