import { blocks } from '@sitewright/blocks/schema';
import type { DemoKit } from '../../demo-site.ts';
import { photographs } from './photographs.ts';
import type { Sample } from './variants-of.ts';

const designs = blocks.gallery.props.shape.design.unwrap().options;

/** Six photographs in every option, and with videos among them in every layout. */
export function gallerySample(kit: DemoKit): Sample {
  const items = photographs.map((file, index) => ({
    assetId: kit.asset(file),
    caption: `Number ${index + 1}`,
  }));
  const withVideos = [
    ...items.slice(0, 2),
    { assetId: kit.asset('showreel.mp4'), title: 'Arriving early', caption: 'A file' },
    {
      assetId: kit.asset('showreel-poster.jpg'),
      video: '<iframe src="https://player.vimeo.com/video/123456"></iframe>',
      title: 'Leaving late',
      caption: 'From elsewhere',
    },
    ...items.slice(2, 4),
  ];
  return {
    props: {
      name: 'Six photographs',
      collectionId: kit.collection('pictures'),
      items,
    },
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
}
