import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: { address: 'https://soundcloud.com/halyard/morning', title: 'Morning' },
  others: {
    Bandcamp: {
      address: 'https://halyard.bandcamp.com/album/morning',
      title: 'An address that no service plays',
    },
  },
});
