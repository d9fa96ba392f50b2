import { mapStyles, type MapOptions } from '@sitewright/blocks/client';
import { Map as VectorMap, Marker, NavigationControl } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapTexts } from '../texts/map-texts.ts';
import { createMapLibrary } from './map-library.ts';

vi.mock('maplibre-gl', { spy: true });

const usual: MapOptions = {
  style: 'MinimalLight',
  showLabels: true,
  showTerrain: true,
  draggable: true,
  scrollwheel: true,
  showControls: true,
  disableDefaultUI: false,
  markerDraggable: false,
};

/** A style with one layer of every sort, without anything to fetch. */
const style = {
  version: 8,
  sources: { land: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#eeeeee' } },
    { id: 'terrain-hills', type: 'fill', source: 'land' },
    { id: 'place-names', type: 'symbol', source: 'land' },
  ],
};

const responses = vi.fn<typeof fetch>(async () => Response.json(style));
const endings: (() => void)[] = [];

/** A map on the page, and what it was made from. */
async function create(
  more: Partial<MapOptions> = {},
  onMarkerPress?: () => void,
  texts?: Partial<MapTexts>,
) {
  const container = document.createElement('div');
  container.style.cssText = 'width: 400px; height: 300px';
  document.body.append(container);
  const map = await createMapLibrary(texts).create(container, {
    center: { lat: 48.2, lng: 16.4 },
    marker: { lat: 48.3, lng: 16.5 },
    zoom: 12,
    options: { ...usual, ...more },
    label: 'Studio',
    onMarkerPress,
  });
  endings.push(map.destroy);
  const options = vi.mocked(VectorMap).mock.lastCall?.[0];
  const layers = (options?.style as typeof style | undefined)?.layers.map(({ id }) => id);
  return { map, container, options, layers, marker: vi.mocked(Marker).mock.lastCall?.[0] };
}

beforeEach(() => vi.stubGlobal('fetch', responses));
afterEach(() => {
  for (const end of endings.splice(0)) end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('creating a map with options', () => {
  it.each(Object.entries(mapStyles))(
    'loads the style %s from its file (MAP-07)',
    async (name, file) => {
      await create({ style: name as MapOptions['style'] });
      expect(responses.mock.calls).toStrictEqual([[`/assets/map/${file}`]]);
    },
  );

  it('showLabels: false and showTerrain: false remove their layers (MAP-07)', async () => {
    expect((await create()).layers).toStrictEqual(['background', 'terrain-hills', 'place-names']);
    expect((await create({ showLabels: false })).layers).toStrictEqual([
      'background',
      'terrain-hills',
    ]);
    expect((await create({ showTerrain: false })).layers).toStrictEqual([
      'background',
      'place-names',
    ]);
  });

  it('draggable and scrollwheel set panning, scroll zoom and cooperative gestures (MAP-07)', async () => {
    expect((await create()).options).toMatchObject({
      dragPan: true,
      scrollZoom: true,
      cooperativeGestures: false,
    });
    expect((await create({ scrollwheel: false })).options).toMatchObject({
      scrollZoom: false,
      cooperativeGestures: true,
    });
    expect((await create({ draggable: false })).options).toMatchObject({ dragPan: false });
  });

  it.each([
    [{}, 1],
    [{ showControls: false }, 0],
    [{ disableDefaultUI: true }, 0],
  ] as const)('with %o renders %i sets of zoom buttons (MAP-07)', async (more, count) => {
    const { container } = await create(more);
    expect(vi.mocked(NavigationControl)).toHaveBeenCalledTimes(count);
    expect(container.querySelectorAll('.maplibregl-ctrl-zoom-in')).toHaveLength(count);
  });

  it('markerDraggable makes the marker draggable, and onMarkerPress makes it a button (MAP-07)', async () => {
    const still = await create();
    expect(still.marker).toMatchObject({ draggable: false });
    expect(still.container.querySelector('.map-marker')?.role).toBe('img');

    const press = vi.fn<() => void>();
    const moved = await create({ markerDraggable: true }, press);
    expect(moved.marker).toMatchObject({ draggable: true });
    moved.container.querySelector<HTMLElement>('button.map-marker')?.click();
    expect(press).toHaveBeenCalledOnce();
  });
});

describe('changing the options of a live map (MAP-20)', () => {
  const live = () => vi.mocked(VectorMap).mock.instances.at(-1)!;

  it('style, showLabels and showTerrain replace the layers of the same map', async () => {
    const { map } = await create();
    const setStyle = vi.spyOn(live(), 'setStyle');
    map.setOptions({ ...usual, style: 'Satellite' });
    map.setOptions({ ...usual, style: 'Grayscale', showLabels: false });
    await expect.poll(() => setStyle.mock.calls.length).toBe(1);
    expect(responses.mock.lastCall).toStrictEqual([`/assets/map/${mapStyles.Grayscale}`]);
    expect(setStyle.mock.lastCall?.[0]).toMatchObject({
      layers: [{ id: 'background' }, { id: 'terrain-hills' }],
    });
    expect(vi.mocked(VectorMap)).toHaveBeenCalledOnce();
  });

  it('draggable, scrollwheel, markerDraggable and showControls change the interaction of the same map', async () => {
    const { map, container } = await create();
    const { dragPan, scrollZoom, cooperativeGestures } = live();
    const state = () => [dragPan, scrollZoom, cooperativeGestures].map((one) => one.isEnabled());
    expect(state()).toStrictEqual([true, true, false]);
    map.setOptions({ ...usual, scrollwheel: false, showControls: false, markerDraggable: true });
    await expect.poll(state).toStrictEqual([true, false, true]);
    expect(container.querySelector('.maplibregl-ctrl-zoom-in')).toBeNull();
    expect(vi.mocked(Marker).mock.instances.at(-1)?.isDraggable()).toBe(true);
    map.setOptions({ ...usual, draggable: false });
    await expect.poll(state).toStrictEqual([false, true, false]);
    expect(container.querySelectorAll('.maplibregl-ctrl-zoom-in')).toHaveLength(1);
    expect(responses).toHaveBeenCalledOnce();
  });
});

it('is centered on the given point, and shows the attribution control', async () => {
  const { options, container } = await create();
  expect(options).toMatchObject({ center: [16.4, 48.2], zoom: 12 });
  expect(container.querySelector('.maplibregl-ctrl-attrib')).not.toBeNull();
});

it('has a label with the location name, and uses the given texts', async () => {
  const english = await create();
  const named = (of: typeof english) => of.container.querySelector('canvas')?.ariaLabel;
  expect(named(english)).toBe('Map: Studio');
  const german = await create({}, undefined, {
    'Map.Title': 'Karte',
    'NavigationControl.ZoomIn': 'Vergrößern',
  });
  expect(named(german)).toBe('Karte: Studio');
  expect(german.container.querySelector<HTMLElement>('.maplibregl-ctrl-zoom-in')?.ariaLabel).toBe(
    'Vergrößern',
  );
});

it('rejects when the style request fails', async () => {
  responses.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(create()).rejects.toThrow('The map style answered 404.');
});
