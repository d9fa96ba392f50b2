import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: { text: 'To the galleries', link: { href: '/block-gallery', newWindow: false } },
});
