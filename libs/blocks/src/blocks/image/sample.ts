import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ asset }) => ({
  props: {
    picture: { assetId: asset('arch-angular-roof.jpg') },
    title: 'Roof',
    caption: 'From the boat.',
  },
  others: { 'That leads somewhere': { link: { href: '/block-gallery', newWindow: false } } },
});
