import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: {
    area: { href: '/members', newWindow: false },
    title: 'The reading room',
    text: 'Essays before they are printed.',
  },
});
