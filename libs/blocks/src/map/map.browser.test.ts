import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../testing/mount-block.ts';
import { start } from './island.ts';
import type { MapLibrary, MapRequest } from './map-library.ts';
import mapCss from './map.css?inline';
import { map } from './schema.ts';

const address = { addressTitle: 'Studio', addressLine1: 'Harbour Road 12', mapLat: 1, mapLng: 2 };

function mount(props: object, library: () => Promise<MapLibrary>) {
  return mountBlock({
    block: map,
    props: { ...address, ...props },
    style: mapCss,
    start,
    runtime: { loadMapLibrary: library },
  });
}

/** A library that remembers what it was asked for. */
function fakeLibrary() {
  const requests: MapRequest[] = [];
  const library = vi.fn<() => Promise<MapLibrary>>(async () => ({
    create: async (_container, request) => {
      requests.push(request);
      return { destroy: () => {} };
    },
  }));
  return { library, requests };
}

afterEach(() => {
  vi.restoreAllMocks();
  removeBlocks();
});

it('is initialised by a press, and asks for nothing before (BLOCK-08)', async () => {
  const { library, requests } = fakeLibrary();
  mount({}, library);
  expect(library).not.toHaveBeenCalled();
  await page.getByText('Show map').click();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toMatchObject({ center: { lat: 1, lng: 2 }, zoom: 12 });
  await expect.element(page.getByText('Show map')).not.toBeInTheDocument();
});

it('leads from the marker to a maps page in a new window, unless that is off (MAP-01, MAP-08)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { library, requests } = fakeLibrary();
  mount({}, library);
  await page.getByText('Show map').click();
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.onMarkerPress?.();
  expect(open.mock.calls[0]?.slice(0, 2)).toStrictEqual([
    'https://www.openstreetmap.org/?mlat=1&mlon=2#map=12/1/2',
    '_blank',
  ]);

  mount({ linkOnClick: false }, library);
  await page.getByText('Show map').click();
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]?.onMarkerPress).toBeUndefined();
});

it('keeps the address and the link to a maps page when the library fails (MAP-11)', async () => {
  mount({}, () => Promise.reject(new Error('offline')));
  const facade = document.querySelector<HTMLElement>('.map-facade')!;
  facade.click();
  await expect.poll(() => document.querySelector('.map')?.hasAttribute('data-failed')).toBe(true);
  await expect.element(page.getByText('Harbour Road 12')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open in maps' });
  await expect
    .element(link)
    .toHaveAttribute('href', 'https://www.openstreetmap.org/?mlat=1&mlon=2#map=12/1/2');
});
