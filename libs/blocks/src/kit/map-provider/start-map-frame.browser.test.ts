import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleMapOptions } from '../testing/sample-map.ts';
import type { FrameMap } from './frame-messages.ts';
import type { ProviderWindow } from './provider-maps.ts';
import { startMapFrame } from './start-map-frame.ts';

/** A fake provider that records its calls. */
const provider = `
  window.asked = [];
  window.runs = (window.runs || 0) + 1;
  const note = (name) => class {
    constructor(...given) { asked.push([name, given.at(-1)]); }
    setOptions(given) { asked.push(['setOptions', given]); }
    setDraggable(given) { asked.push(['setDraggable', given]); }
    addListener(event, listener) { window.press = listener; }
  };
  window.google = { maps: { Map: note('Map'), Marker: note('Marker'), Point: Object, Size: class {
    constructor(width, height) { Object.assign(this, { width, height }); }
  } } };
  mapReady();`;

const map: FrameMap = {
  script: `data:text/javascript,${encodeURIComponent(provider)}`,
  locale: 'de-AT',
  center: { lat: 1, lng: 2 },
  marker: { lat: 3, lng: 4 },
  zoom: 12,
  options: sampleMapOptions,
  label: 'Studio',
  isPressable: true,
  picture: 'data:image/svg+xml,%3Csvg/%3E',
  width: 24,
  height: 32,
};

interface Fake {
  readonly asked?: readonly (readonly [string, object])[];
  readonly runs?: number;
  readonly press?: () => void;
}
let view: ProviderWindow & Fake;
let events: unknown[];

beforeEach(() => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  view = frame.contentWindow as ProviderWindow & Fake;
  events = [];
  vi.spyOn(window, 'postMessage').mockImplementation((data: unknown) => void events.push(data));
  startMapFrame(view);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const tell = (data: object) => view.postMessage(data, '*');
const requested = (name: string) =>
  [...(view.asked ?? [])].flatMap(([kind, given]) => (kind === name ? [given] : []));

it('draws the requested map with its marker at half size (MAP-19)', async () => {
  tell({ kind: 'draw', map });
  await expect.poll(() => events).toStrictEqual(['ready', 'drawn']);
  expect(requested('Map')).toMatchObject([
    { center: { lat: 1, lng: 2 }, zoom: 12, mapTypeId: 'roadmap' },
  ]);
  expect(requested('Marker')).toMatchObject([
    {
      position: { lat: 3, lng: 4 },
      title: 'Studio',
      draggable: false,
      icon: { url: map.picture, scaledSize: { width: 24, height: 32 } },
    },
  ]);
  expect(view.document.title).toBe('Studio');
  expect(view.document.documentElement.lang).toBe('de-AT');
});

it('loads the script once for several draw messages (MAP-09)', async () => {
  tell({ kind: 'draw', map });
  tell({ kind: 'draw', map });
  await expect.poll(() => events).toContain('drawn');
  expect(view.document.scripts).toHaveLength(1);
  expect(view.runs).toBe(1);
});

it('posts a message when a pressable marker is pressed', async () => {
  tell({ kind: 'draw', map });
  await expect.poll(() => events).toContain('drawn');
  view.press?.();
  expect(events.at(-1)).toBe('pressed');
});

it('draws a marker that is not clickable when isPressable is false', async () => {
  tell({ kind: 'draw', map: { ...map, isPressable: false } });
  await expect.poll(() => events).toContain('drawn');
  expect(requested('Marker')).toMatchObject([{ clickable: false }]);
  expect(view.press).toBeUndefined();
});

it('applies changed options to the existing map (MAP-20)', async () => {
  tell({ kind: 'draw', map });
  await expect.poll(() => events).toContain('drawn');
  const options = { ...sampleMapOptions, style: 'Satellite', markerDraggable: true };
  tell({ kind: 'options', options });
  await expect.poll(() => requested('setOptions')).toMatchObject([{ mapTypeId: 'hybrid' }]);
  expect(requested('setDraggable')).toStrictEqual([true]);
  expect(requested('Map')).toHaveLength(1);
});

it.each([
  ['that cannot be had', 'blob:gone'],
  ['that is no map', 'data:text/javascript,mapReady()'],
])('posts a failure for a script %s', async (_what, script) => {
  tell({ kind: 'draw', map: { ...map, script } });
  await expect.poll(() => events).toStrictEqual(['ready', 'failed']);
});

it('posts a failure when the provider rejects the key', async () => {
  tell({ kind: 'draw', map });
  await expect.poll(() => events).toContain('drawn');
  view.gm_authFailure?.();
  expect(events.at(-1)).toBe('failed');
});

it('ignores messages from other windows and invalid messages', () => {
  const data = { kind: 'draw', map };
  view.dispatchEvent(new MessageEvent('message', { source: view, data }));
  view.dispatchEvent(new MessageEvent('message', { source: window, data: { ...data, map: {} } }));
  expect(view.document.scripts).toHaveLength(0);
});
