import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveMap, MapRequest } from '../../blocks/map/map-library.ts';
import { sampleMapOptions } from '../testing/sample-map.ts';
import { createProviderLibrary } from './provider-library.ts';

const request: MapRequest = {
  center: { lat: 1, lng: 2 },
  marker: { lat: 3, lng: 4 },
  zoom: 12,
  label: 'Studio',
  options: sampleMapOptions,
};
const endings: (() => void)[] = [];
let posted: unknown[];
let inFrame: Window;

/** A requested map, its result, and its frame. */
function create(more: Partial<MapRequest> = {}, gmRenderKey: string | undefined = btoa('A-key')) {
  const container = document.createElement('div');
  document.body.append(container);
  const access = { gmRenderKey, locale: 'de-AT' };
  const library = createProviderLibrary({ window, access });
  const created = vi.fn<(map: LiveMap) => void>(({ destroy }) => void endings.push(destroy));
  const failed = vi.fn<(cause: unknown) => void>();
  void library.create(container, { ...request, ...more }).then(created, failed);
  return { container, made: created, failed, frame: container.querySelector('iframe') };
}

const hear = (data: unknown, source: Window = inFrame) =>
  window.dispatchEvent(new MessageEvent('message', { source, data }));

beforeEach(() => {
  // A sandboxed frame is inaccessible, so the test replaces its content.
  const stand = document.createElement('iframe');
  document.body.append(stand);
  inFrame = stand.contentWindow!;
  posted = [];
  vi.spyOn(inFrame, 'postMessage').mockImplementation((call: unknown) => void posted.push(call));
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inFrame);
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('renders a sandboxed frame titled with the map label and sends it the map to draw', async () => {
  const { frame, made: created } = create();
  expect(frame?.title).toBe('Studio');
  expect(frame?.getAttribute('src')).toBe('/assets/map/provider.html');
  expect([...frame!.sandbox].toSorted()).toStrictEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-scripts',
  ]);
  hear('ready');
  expect(posted).toMatchObject([
    { kind: 'draw', map: { zoom: 12, locale: 'de-AT', label: 'Studio', width: 24, height: 32 } },
  ]);
  expect(posted).toMatchObject([
    { map: { script: expect.stringMatching(/[?&]key=A-key&language=de&region=AT&/) } },
  ]);
  hear('drawn');
  await expect.poll(() => created.mock.calls.length).toBe(1);
});

it.each(['', '%%%'])('rejects at once with the key %j, without a frame (MAP-18)', async (key) => {
  const { failed, frame } = create({}, key);
  expect(frame).toBeNull();
  await expect.poll(() => failed.mock.calls.length).toBe(1);
});

it('calls onMarkerPress for messages from its frame only', () => {
  const onMarkerPress = vi.fn<() => void>();
  create({ onMarkerPress });
  hear('ready');
  expect(posted).toMatchObject([{ map: { isPressable: true } }]);
  hear('pressed', window);
  hear({ kind: 'pressed' });
  expect(onMarkerPress).not.toHaveBeenCalled();
  hear('pressed');
  expect(onMarkerPress).toHaveBeenCalledOnce();
});

it('removes the frame when the provider fails before or after drawing', async () => {
  const early = create();
  hear('failed');
  await expect.poll(() => early.failed.mock.calls.length).toBe(1);
  expect(early.container.childElementCount).toBe(0);

  const onFailure = vi.fn<() => void>();
  const late = create({ onFailure });
  hear('drawn');
  hear('failed');
  expect(onFailure).toHaveBeenCalledOnce();
  expect(late.container.childElementCount).toBe(0);
});

it('rejects after a timeout of 30 s (MAP-10)', async () => {
  vi.useFakeTimers();
  const { failed } = create();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});

it('sends the last options to the same frame after 60 ms (MAP-20)', async () => {
  vi.useFakeTimers();
  const { made: created, container, frame } = create();
  hear('drawn');
  await vi.advanceTimersByTimeAsync(0);
  const [map] = created.mock.calls[0]!;
  map.setOptions({ ...sampleMapOptions, style: 'Satellite' });
  map.setOptions({ ...sampleMapOptions, style: 'MinimalBlue' });
  await vi.advanceTimersByTimeAsync(60);
  expect(posted).toStrictEqual([
    { kind: 'options', options: { ...sampleMapOptions, style: 'MinimalBlue' } },
  ]);
  expect(container.querySelector('iframe')).toBe(frame);
});
