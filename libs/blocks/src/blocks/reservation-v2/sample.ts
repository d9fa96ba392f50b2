import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: { business: 'halyard', title: 'Tasting menu', text: 'Seven courses on Fridays.' },
});
