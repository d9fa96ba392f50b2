import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: { restaurantId: '4711', title: 'Sunday lunch' },
});
