import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ asset }) => ({
  props: {
    addressTitle: 'Old Harbour',
    addressLine1: 'High Street 2',
    mapLat: 44.991815,
    mapLng: -37.996672,
    mapZoom: 15,
    picture: { assetId: asset('map-old-harbour.jpg') },
  },
});
