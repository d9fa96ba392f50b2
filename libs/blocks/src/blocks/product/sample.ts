import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ item }) => ({
  props: { itemId: item('lamp') },
  others: { 'Sold out': { itemId: item('stool') } },
});
