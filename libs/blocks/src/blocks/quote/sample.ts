import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: { text: 'Wait for the light.', source: 'Someone patient' },
});
