import type { CreateSample } from '../../kit/sample/block-sample.ts';
import { photographs } from '../../kit/sample/photographs.ts';
import { gallery } from './schema.ts';

const designs = gallery.props.shape.design.unwrap().options;

/** Six photographs in every option, and with videos among them in every layout. */
export const sample: CreateSample = ({ asset, collection }) => {
  const items = photographs.map((file, index) => ({
    assetId: asset(file),
    caption: `Number ${index + 1}`,
  }));
  const withVideos = [
    ...items.slice(0, 2),
    { assetId: asset('showreel.mp4'), title: 'Arriving early', caption: 'A file' },
    {
      assetId: asset('showreel-poster.jpg'),
      video: '<iframe src="https://player.vimeo.com/video/123456"></iframe>',
      title: 'Leaving late',
      caption: 'From elsewhere',
    },
    ...items.slice(2, 4),
  ];
  return {
    props: { name: 'Six photographs', collectionId: collection('pictures'), items },
    beside: {
      // In a frame with the aspect ratio of its image there is no space to fill.
      'auto-crop': { imageAspectRatio: 1 },
      mixedContent: { items: withVideos },
    },
    others: Object.fromEntries(
      designs.map((design) => [
        `With films: ${design}`,
        { design, items: withVideos, captions: 'below' },
      ]),
    ),
  };
};
