import { describe, expect, it, vi } from 'vitest';
import { parseProps } from '../../kit/block/parse-props.ts';
import { renderBlock, sampleContext } from '../../kit/testing/sample-view.tsx';
import { loadOnce } from './load-once.ts';
import { centerOf, externalMapAddress, mapDefaults, markerOf } from './map-location.ts';
import { mapStyleNames } from './map-styles.ts';
import { map } from './schema.ts';

it('has the styles of the specification by name (MAP-02)', () => {
  expect(mapStyleNames.toSorted()).toStrictEqual(
    ['Original', 'Grayscale', 'Satellite', 'MinimalDark', 'MinimalLight', 'MinimalBlue'].toSorted(),
  );
});

it('uses the map center as the default marker position (MAP-04)', () => {
  expect(markerOf({ mapLat: 1, mapLng: 2 })).toStrictEqual({ lat: 1, lng: 2 });
  expect(markerOf({ mapLat: 1, mapLng: 2, markerLat: 3, markerLng: 4 })).toStrictEqual({
    lat: 3,
    lng: 4,
  });
});

it('accepts coordinates, zoom and address, and rejects invalid values (MAP-03)', () => {
  const place = {
    mapLat: 53.5,
    mapLng: 10,
    markerLat: 53.6,
    markerLng: 10.1,
    mapZoom: 14,
    addressTitle: 'Studio',
    addressLine1: 'Harbour Road 12',
    addressLine2: '20457 Hamburg',
    addressCountry: 'Germany',
  };
  expect(parseProps(map, 1, place)).toMatchObject({ ok: true, props: place });
  for (const wrong of [{ mapLat: 91 }, { markerLng: 181 }, { mapZoom: 0 }, { addressTitle: 7 }])
    expect(parseProps(map, 1, { ...place, ...wrong }).ok).toBe(false);
});

it('defaults to zoom 12 and a fixed point in New York (MAP-05, MAP-06)', () => {
  expect(parseProps(map, 1, {})).toMatchObject({ props: { mapZoom: 12 } });
  expect(centerOf({})).toStrictEqual({ lat: 40.7207559, lng: -74.0007613 });
});

it('draws its marker of 48 by 64 at half its size (MAP-19)', () => {
  expect(mapDefaults.marker).toStrictEqual({ width: 48, height: 64, drawnAt: 0.5 });
});

it('is drawn by the site by default, also in older documents', () => {
  expect(parseProps(map, 1, { addressTitle: 'Studio' })).toMatchObject({
    props: { drawnBy: 'site' },
  });
});

it('shows a note about the missing provider key in the editor only', () => {
  const html = (isEditing: boolean, gmRenderKey?: string) => {
    const websiteSettings = {
      ...sampleContext.websiteSettings,
      ...(gmRenderKey === undefined ? {} : { gmRenderKey }),
    };
    const context = { ...sampleContext, websiteSettings };
    return renderBlock(map, { drawnBy: 'provider' }, {}, { isEditing, context });
  };
  expect(html(true)).toContain('MAPS_KEY');
  expect(html(false)).not.toContain('MAPS_KEY');
  expect(html(true, 'QS1rZXk=')).not.toContain('MAPS_KEY');
});

it('does not use the provider when third-party requests are not allowed', () => {
  const websiteSettings = { ...sampleContext.websiteSettings, gmRenderKey: 'QS1rZXk=' };
  const html = (allowsThirdParties: boolean) =>
    renderBlock(
      map,
      { drawnBy: 'provider' },
      {},
      {
        allowsThirdParties,
        context: { ...sampleContext, websiteSettings },
      },
    );
  expect(html(true)).toContain('data-drawn-by="provider"');
  expect(html(false)).not.toContain('data-drawn-by');
});

it('externalMapAddress returns the URL of a maps page that shows the point', () => {
  expect(externalMapAddress({ lat: 1.5, lng: 2.5 }, 14)).toBe(
    'https://www.openstreetmap.org/?mlat=1.5&mlon=2.5#map=14/1.5/2.5',
  );
});

describe('the maps library', () => {
  const never = () => {};

  it('is requested once and shared by concurrent callers (MAP-09)', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'library');
    const ask = loadOnce({ load, setTimer: never });
    expect(await Promise.all([ask(), ask(), ask()])).toStrictEqual(Array(3).fill('library'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('times out after 30 s (MAP-10)', async () => {
    const timers: [() => void, number][] = [];
    const ask = loadOnce({
      load: () => new Promise<string>(never),
      setTimer: (callback, delayMs) => timers.push([callback, delayMs]),
    });
    const asked = ask();
    expect(timers.map(([, delayMs]) => delayMs)).toStrictEqual([mapDefaults.libraryTimeoutMs]);
    expect(mapDefaults.libraryTimeoutMs).toBe(30_000);
    timers[0]?.[0]();
    await expect(asked).rejects.toThrow('did not arrive in time');
  });

  it('is requested again after a failure', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('library');
    const ask = loadOnce({ load, setTimer: never });
    await expect(ask()).rejects.toThrow('offline');
    expect(await ask()).toBe('library');
  });
});
