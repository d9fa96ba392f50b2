import type { SiteContext } from '@sitewright/contracts/entities';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { sampleContext } from '../../kit/testing/sample-view.tsx';
import { start } from './island.ts';
import type { LiveMap, MapLibrary, MapOptions, MapRequest } from './map-library.ts';
import mapCss from './map.css?inline';
import { map } from './schema.ts';

const address = { addressTitle: 'Studio', addressLine1: 'Harbour Road 12', mapLat: 1, mapLng: 2 };

function mount(
  props: object,
  library: () => Promise<MapLibrary>,
  context: SiteContext = sampleContext,
) {
  return mountBlock({
    block: map,
    props: { ...address, ...props },
    style: mapCss,
    start,
    page: { context },
    runtime: { loadMapLibrary: library, context },
  });
}

/** A fake library that records its calls. */
function fakeLibrary() {
  const requests: MapRequest[] = [];
  const setOptions = vi.fn<(options: MapOptions) => void>();
  const library = vi.fn<() => Promise<MapLibrary>>(async () => ({
    create: async (_container, request) => {
      requests.push(request);
      return { setOptions, destroy: () => {} };
    },
  }));
  return { library, requests, setOptions };
}

afterEach(() => {
  vi.restoreAllMocks();
  removeBlocks();
});

it('loads the map library only after a click (BLOCK-08)', async () => {
  const { library, requests } = fakeLibrary();
  mount({}, library);
  expect(library).not.toHaveBeenCalled();
  await page.getByText('Show map').click();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toMatchObject({ center: { lat: 1, lng: 2 }, zoom: 12 });
  await expect.element(page.getByText('Show map')).not.toBeInTheDocument();
});

it('moves focus to the map after activation by keyboard', async () => {
  mount({}, async () => ({
    create: async (container) => {
      container.innerHTML = '<canvas tabindex="0" aria-label="Map" role="region"></canvas>';
      return { setOptions: () => {}, destroy: () => {} };
    },
  }));
  page.getByRole('link', { name: 'Show map' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Map' })).toHaveFocus();
});

it('opens a maps page in a new window from the marker, unless linkOnClick is off (MAP-01, MAP-08)', async () => {
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

it('shows the address and a link to a maps page when the library fails (MAP-11)', async () => {
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

it('applies changed options of its element to a loaded map (MAP-20)', async () => {
  const { library, requests, setOptions } = fakeLibrary();
  const { root } = mount({}, library);
  await page.getByText('Show map').click();
  await expect.poll(() => requests.length).toBe(1);
  const mapRequest = JSON.parse(root.dataset['map'] ?? '') as MapRequest;
  const options = { ...mapRequest.options, style: 'Satellite' };
  root.dataset['map'] = JSON.stringify({ ...mapRequest, options });
  await expect.poll(() => setOptions.mock.calls).toStrictEqual([[options]]);
  expect(requests).toHaveLength(1);
});

it('applies options that changed while the map was loading (MAP-20)', async () => {
  const setOptions = vi.fn<(options: MapOptions) => void>();
  const coming = Promise.withResolvers<LiveMap>();
  const create = vi.fn<MapLibrary['create']>(() => coming.promise);
  const { root } = mount({}, async () => ({ create }));
  await page.getByText('Show map').click();
  await expect.poll(() => create.mock.calls.length).toBe(1);
  const mapRequest = JSON.parse(root.dataset['map'] ?? '') as MapRequest;
  const options = { ...mapRequest.options, style: 'Satellite' };
  root.dataset['map'] = JSON.stringify({ ...mapRequest, options });
  coming.resolve({ setOptions, destroy: () => {} });
  await expect.poll(() => setOptions.mock.calls).toStrictEqual([[options]]);
});

it('destroys a map that finishes loading after stop', async () => {
  const destroy = vi.fn<() => void>();
  const coming = Promise.withResolvers<LiveMap>();
  const create = vi.fn<MapLibrary['create']>(() => coming.promise);
  const { root, stop } = mount({}, async () => ({ create }));
  await page.getByText('Show map').click();
  await expect.poll(() => create.mock.calls.length).toBe(1);
  stop();
  coming.resolve({ setOptions: () => {}, destroy });
  await expect.poll(() => destroy.mock.calls.length).toBe(1);
  expect(root.querySelector('.map-canvas')).toBeNull();
  await expect.element(page.getByText('Show map')).toBeVisible();
});

describe('map drawn by the maps provider', () => {
  const withKey = (gmRenderKey: string): SiteContext => ({
    ...sampleContext,
    websiteSettings: { ...sampleContext.websiteSettings, gmRenderKey },
  });
  const frame = () => document.querySelector('iframe');
  const drawnBy = 'provider';

  /** A message from the frame of a map. */
  const hear = (data: string) =>
    window.dispatchEvent(new MessageEvent('message', { source: frame()!.contentWindow, data }));

  it('loads in a frame only after a click', async () => {
    const { library } = fakeLibrary();
    mount({ drawnBy }, library, withKey(btoa('A-key')));
    expect(frame()).toBeNull();
    await page.getByText('Show map').click();
    await expect.poll(() => frame()?.title).toBe('Studio, Harbour Road 12');
    hear('drawn');
    await expect.element(page.getByText('Show map')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(frame());
    expect(library).not.toHaveBeenCalled();
  });

  it('opens a maps page in a new window from the marker (MAP-01)', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    mount({ drawnBy }, fakeLibrary().library, withKey(btoa('A-key')));
    await page.getByText('Show map').click();
    await expect.poll(() => frame()).not.toBeNull();
    hear('pressed');
    expect(open.mock.calls[0]?.[0]).toContain('openstreetmap.org/?mlat=1&mlon=2');
  });

  it('restores the link when the provider fails after drawing (MAP-11)', async () => {
    mount({ drawnBy }, fakeLibrary().library, withKey(btoa('A-key')));
    await page.getByText('Show map').click();
    await expect.poll(() => frame()).not.toBeNull();
    hear('drawn');
    await expect.element(page.getByText('Show map')).not.toBeInTheDocument();
    hear('failed');
    await expect.element(page.getByText('Show map')).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('falls back to the link with an invalid key (MAP-18)', async () => {
    const { root } = mount({ drawnBy }, fakeLibrary().library, withKey('%%%'));
    document.querySelector<HTMLElement>('.map-facade')!.click();
    await expect.poll(() => root.hasAttribute('data-failed')).toBe(true);
    expect(frame()).toBeNull();
  });

  it('falls back to the map library of the site without a key', async () => {
    const { library, requests } = fakeLibrary();
    mount({ drawnBy }, library);
    await page.getByText('Show map').click();
    await expect.poll(() => requests.length).toBe(1);
    expect(frame()).toBeNull();
  });
});
