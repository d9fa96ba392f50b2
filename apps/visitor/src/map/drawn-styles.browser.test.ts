import { mapStyles, type MapOptions } from '@sitewright/blocks/client';
import { Map as VectorMap } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMapLibrary } from './map-library.ts';

vi.mock('maplibre-gl', { spy: true });

/** The files of the server's folder of maps, by the address that visitors ask for. */
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../api/map/*', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [`/assets/map/${path.split('/').at(-1)}`, address]),
);

const fetchFile = window.fetch.bind(window);

interface Layer {
  readonly id: string;
  readonly paint: { readonly [property: string]: string };
}

/** The colors that a style file gives to some of its layers. */
async function colorsOf(file: string, ...ids: readonly string[]): Promise<(string | undefined)[]> {
  const { layers } = (await (await fetchFile(files[`/assets/map/${file}`]!)).json()) as {
    readonly layers: readonly Layer[];
  };
  return ids.map((id) => {
    const paint = layers.find((layer) => layer.id === id)?.paint;
    return paint?.['background-color'] ?? paint?.['fill-color'];
  });
}

const requested = new Set<string>();
const errors: string[] = [];
let end = () => {};

/** The harbour of the fictional town, as the demo sites show it. */
const harbour = { lat: 44.991_815, lng: -37.996_672 };
const options: Omit<MapOptions, 'style'> = {
  showLabels: true,
  showTerrain: false,
  draggable: true,
  scrollwheel: false,
  showControls: true,
  disableDefaultUI: false,
  markerDraggable: false,
};

/** A map of a style on the page, with all its tiles. */
async function draw(
  style: MapOptions['style'],
  zoom: number,
  more: Partial<MapOptions> = {},
): Promise<VectorMap> {
  const container = document.createElement('div');
  container.style.cssText = 'width: 400px; height: 300px';
  document.body.append(container);
  const place = { center: harbour, marker: harbour, zoom, label: 'Harbour' };
  const live = await createMapLibrary().create(container, {
    ...place,
    options: { ...options, ...more, style },
  });
  end = live.destroy;
  const map = vi.mocked(VectorMap).mock.instances.at(-1)!;
  map.on('error', ({ error }) => errors.push(error.message));
  await expect.poll(() => map.loaded(), { timeout: 50_000 }).toBe(true);
  return map;
}

/** The part of a map's image with each color, as `#rrggbb`. */
function colorsIn(map: VectorMap): Promise<(color: string) => number> {
  const { promise, resolve } = Promise.withResolvers<(color: string) => number>();
  // Only while a map is drawn can its picture be read.
  map.once('render', () => {
    const { width, height } = map.getCanvas();
    const copy = new OffscreenCanvas(width, height).getContext('2d')!;
    copy.drawImage(map.getCanvas(), 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const hex = [...data.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0'));
      const color = `#${hex.join('')}`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    resolve((color) => (counts.get(color) ?? 0) / (width * height));
  });
  map.triggerRepaint();
  return promise;
}

beforeEach(() => {
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    requested.add(origin === location.origin ? pathname : origin);
    const address = files[pathname];
    return address === undefined
      ? Promise.reject(new Error(`Nothing is served at ${origin}${pathname}.`))
      : fetchFile(address, init);
  });
});
afterEach(() => {
  end();
  end = () => {};
  requested.clear();
  errors.splice(0);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const tiles = ['/assets/map/tidewater.pmtiles', '/assets/map/world.pmtiles'];
const layersIn = (map: VectorMap) =>
  new Set(map.queryRenderedFeatures().map(({ layer }) => layer.id));

describe.each(Object.entries(mapStyles))('a map in the style %s', (name, file) => {
  const style = name as MapOptions['style'];

  it('renders streets, buildings and labels of a town from the site’s own tiles (MAP-07)', async () => {
    const map = await draw(style, 14);
    expect([...layersIn(map)]).toEqual(
      expect.arrayContaining(['t-land', 'water', 'bld', 'road-primary', 'lbl-road']),
    );
    const shareOf = await colorsIn(map);
    const [land, water] = await colorsOf(file, 't-land', 'water');
    expect(shareOf(land!)).toBeGreaterThan(0.02);
    expect(shareOf(water!)).toBeGreaterThan(0.02);
    expect(errors).toStrictEqual([]);
    // Tiles that an earlier map has met are kept; nothing else is asked for, and nobody else.
    const served = [`/assets/map/${file}`, ...tiles];
    expect([...requested].filter((address) => !served.includes(address))).toStrictEqual([]);
  }, 60_000);

  it('renders terrain layers only with showTerrain (MAP-07)', async () => {
    const plain = await draw(style, 13);
    const shadesOf = (map: VectorMap) =>
      map.getLayersOrder().filter((id) => id.startsWith('terrain-'));
    expect(shadesOf(plain)).toEqual([]);
    const [water] = await colorsOf(file, 'water');
    const before = (await colorsIn(plain))(water!);
    end();
    const shaded = await draw(style, 13, { showTerrain: true });
    expect(shadesOf(shaded)).toEqual(['terrain-world', 'terrain-shore', 'terrain-wood']);
    expect([...layersIn(shaded)]).toContain('terrain-shore');
    expect((await colorsIn(shaded))(water!)).toBeLessThan(before);
    expect(errors).toStrictEqual([]);
  }, 60_000);

  it('renders land and sea at world zoom', async () => {
    const map = await draw(style, 1.5);
    expect([...layersIn(map)]).toContain('w-land');
    const shareOf = await colorsIn(map);
    const [land, sea] = await colorsOf(file, 'w-land', 'bg');
    expect(shareOf(land!)).toBeGreaterThan(0.02);
    expect(shareOf(sea!)).toBeGreaterThan(0.02);
    expect(errors).toStrictEqual([]);
  }, 60_000);
});

it('has different colors in each style', async () => {
  const looks = Object.values(mapStyles).map((file) => colorsOf(file, 'bg', 't-land', 'water'));
  const seen = (await Promise.all(looks)).map((colors) => colors.join(' '));
  expect(new Set(seen).size).toBe(6);
});
