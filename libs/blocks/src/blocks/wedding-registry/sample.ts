import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: { registry: 'ada-and-bo', title: 'Ada & Bo', text: 'You are the gift.' },
});
