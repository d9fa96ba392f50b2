import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: {
    code: '<p style="font: 1.2rem sans-serif">Markup of the owner</p>',
    title: 'Markup',
  },
});
