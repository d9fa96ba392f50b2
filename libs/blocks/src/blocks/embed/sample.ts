import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ asset }) => ({
  props: {
    markup: '<iframe src="https://player.vimeo.com/video/123456" allowfullscreen></iframe>',
    title: 'Something from elsewhere',
    picture: { assetId: asset('arch-windows.jpg') },
  },
});
