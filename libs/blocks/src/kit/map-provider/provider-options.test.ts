import { expect, it } from 'vitest';
import type { MapOptions } from '../../blocks/map/map-library.ts';
import { mapStyleNames } from '../../blocks/map/map-styles.ts';
import { sampleMapOptions } from '../testing/sample-map.ts';
import { providerOptions } from './provider-options.ts';

const usual: MapOptions = { ...sampleMapOptions, scrollwheel: true };

it.each<[Partial<MapOptions>, object]>([
  [{}, { mapTypeId: 'roadmap', styles: [] }],
  [{ style: 'Grayscale' }, { mapTypeId: 'roadmap', styles: [{ stylers: [{ saturation: -100 }] }] }],
  [{ style: 'Satellite' }, { mapTypeId: 'hybrid' }],
  [{ style: 'Satellite', showLabels: false }, { mapTypeId: 'satellite' }],
  [{ showTerrain: true }, { mapTypeId: 'terrain' }],
  [
    { showLabels: false },
    { styles: [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }] },
  ],
  [{}, { draggable: true, scrollwheel: true, gestureHandling: 'greedy' }],
  [{ scrollwheel: false }, { scrollwheel: false, gestureHandling: 'cooperative' }],
  [{ draggable: false }, { draggable: false, scrollwheel: true, keyboardShortcuts: false }],
  [{ draggable: false, scrollwheel: false }, { gestureHandling: 'none' }],
  [{}, { zoomControl: true, disableDefaultUI: false }],
  [{ showControls: false }, { zoomControl: false }],
  [{ disableDefaultUI: true }, { zoomControl: false, disableDefaultUI: true }],
])('maps %j to %j', (more, optionNames) => {
  expect(providerOptions({ ...usual, ...more })).toMatchObject(optionNames);
});

it('returns distinct options for each style', () => {
  const looks = mapStyleNames.map((style) => JSON.stringify(providerOptions({ ...usual, style })));
  expect(new Set(looks).size).toBe(mapStyleNames.length);
});

it('returns the same set of options for any input', () => {
  const optionNames = (more: Partial<MapOptions>) =>
    Object.keys(providerOptions({ ...usual, ...more }));
  expect(optionNames({ disableDefaultUI: true, showLabels: false })).toStrictEqual(optionNames({}));
});
