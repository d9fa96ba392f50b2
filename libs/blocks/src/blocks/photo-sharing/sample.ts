import type { CreateSample } from '../../kit/sample/block-sample.ts';
import { photographs } from '../../kit/sample/photographs.ts';

export const sample: CreateSample = ({ asset }) => ({
  props: {
    account: 'https://photos.example/halyard',
    items: photographs.map((file) => ({ assetId: asset(file) })),
  },
});
