import { contentLimits } from '@sitewright/contracts/limits';
import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ asset }) => {
  const file = { assetId: asset('harbour-morning.mp3') };
  return {
    props: {
      title: 'The harbour in a day',
      author: 'Mara Hale',
      cover: { assetId: asset('land-sea-sunset.jpg') },
      tracks: [
        { file, title: 'Boats in the morning', length: '0:15' },
        { file, title: 'The long quiet after noon, with one gull that does not mind us' },
        { file, title: 'Ropes at night', length: '0:15' },
      ],
    },
    others: {
      'One track': { title: 'Harbour in the morning', cover: null, tracks: [{ file }] },
      'As many tracks as there may be': {
        title: 'Every tide',
        tracks: Array.from({ length: contentLimits.tracksPerAlbum }, (_, index) => ({
          file,
          title: `Tide ${index + 1}`,
          length: '0:15',
        })),
      },
    },
  };
};
