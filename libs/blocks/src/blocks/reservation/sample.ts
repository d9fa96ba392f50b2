import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: { venueId: '4711', title: 'Dinner', text: 'Tables for up to eight.' },
});
