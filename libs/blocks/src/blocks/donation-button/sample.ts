import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ page }) => ({
  props: {
    page: { href: `/pages/${page('harbour-fund')}`, newWindow: false },
    title: 'The harbour fund',
    text: 'For the roof of the old hall.',
  },
});
