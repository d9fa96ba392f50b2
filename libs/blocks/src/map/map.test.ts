import { describe, expect, it, vi } from 'vitest';
import { parseProps } from '../block/parse-props.ts';
import { loadOnce } from './load-once.ts';
import { centerOf, externalMapAddress, mapDefaults, markerOf } from './map-location.ts';
import { mapStyleNames } from './map-styles.ts';
import { map } from './schema.ts';

it('has the styles of the specification by name (MAP-02)', () => {
  expect(mapStyleNames.toSorted()).toStrictEqual(
    ['Original', 'Grayscale', 'Satellite', 'MinimalDark', 'MinimalLight', 'MinimalBlue'].toSorted(),
  );
});

it('puts the marker into the middle where it has no place of its own (MAP-04)', () => {
  expect(markerOf({ mapLat: 1, mapLng: 2 })).toStrictEqual({ lat: 1, lng: 2 });
  expect(markerOf({ mapLat: 1, mapLng: 2, markerLat: 3, markerLng: 4 })).toStrictEqual({
    lat: 3,
    lng: 4,
  });
});

it('zooms to 12 around a fixed point in New York where nobody said otherwise (MAP-05, MAP-06)', () => {
  expect(parseProps(map, 1, {})).toMatchObject({ props: { mapZoom: 12 } });
  expect(centerOf({})).toStrictEqual({ lat: 40.7207559, lng: -74.0007613 });
});

it('draws its marker of 48 by 64 at half its size (MAP-19)', () => {
  expect(mapDefaults.marker).toStrictEqual({ width: 48, height: 64, drawnAt: 0.5 });
});

it('leads to a page that shows the point', () => {
  expect(externalMapAddress({ lat: 1.5, lng: 2.5 }, 14)).toBe(
    'https://www.openstreetmap.org/?mlat=1.5&mlon=2.5#map=14/1.5/2.5',
  );
});

describe('the maps library', () => {
  const never = () => {};

  it('is requested once and shared by all who ask (MAP-09)', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'library');
    const ask = loadOnce({ load, setTimer: never });
    expect(await Promise.all([ask(), ask(), ask()])).toStrictEqual(Array(3).fill('library'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is given up after 30 s (MAP-10)', async () => {
    const timers: [() => void, number][] = [];
    const ask = loadOnce({
      load: () => new Promise<string>(never),
      setTimer: (callback, delayMs) => timers.push([callback, delayMs]),
    });
    const asked = ask();
    expect(timers.map(([, delayMs]) => delayMs)).toStrictEqual([30_000]);
    timers[0]?.[0]();
    await expect(asked).rejects.toThrow('did not arrive in time');
  });

  it('is asked for again after it failed', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('library');
    const ask = loadOnce({ load, setTimer: never });
    await expect(ask()).rejects.toThrow('offline');
    expect(await ask()).toBe('library');
  });
});
