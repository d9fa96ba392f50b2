import { expect, it } from 'vitest';
import { sampleMapOptions } from '../testing/sample-map.ts';
import { readRequest, readEvent } from './frame-messages.ts';

const options = sampleMapOptions;
const map = {
  script: 'https://maps.example/js',
  locale: 'en-US',
  center: { lat: 1, lng: 2 },
  marker: { lat: 3, lng: 4 },
  zoom: 12,
  options,
  label: 'Studio',
  isPressable: true,
  picture: 'data:image/svg+xml,%3Csvg/%3E',
  width: 24,
  height: 32,
};

it('parses valid messages from the page to its frame', () => {
  expect(readRequest({ kind: 'draw', map })).toStrictEqual({ kind: 'draw', map });
  expect(readRequest({ kind: 'options', options })).toStrictEqual({ kind: 'options', options });
});

it.each([
  null,
  'draw',
  { kind: 'eval', map },
  { kind: 'draw' },
  { kind: 'draw', map: { ...map, script: 1 } },
  { kind: 'draw', map: { ...map, center: { lat: '1', lng: 2 } } },
  { kind: 'draw', map: { ...map, options: { ...options, style: 'toString' } } },
  { kind: 'options', options: { ...options, draggable: 'yes' } },
])('ignores an invalid message in the frame: %j', (data) => {
  expect(readRequest(data)).toBeUndefined();
});

it('accepts four messages from the frame and ignores others', () => {
  expect(['ready', 'drawn', 'failed', 'pressed'].map(readEvent)).not.toContain(undefined);
  for (const data of ['open', null, { kind: 'pressed' }, ['ready']])
    expect(readEvent(data)).toBeUndefined();
});
