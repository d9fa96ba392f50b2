import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ item }) => ({
  props: {},
  others: { 'Of one product': { itemId: item('lamp') } },
});
