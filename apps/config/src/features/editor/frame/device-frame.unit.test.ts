import { expect, it } from 'vitest';
import { deviceLabels, devicesByWidth, initialDevice, fitFrame } from './device-frame.ts';

it('returns the width of each device', () => {
  const available = { widthPx: 1500, heightPx: 800 };
  expect(fitFrame('desktop', available)).toEqual({ widthPx: 1500, heightPx: 800, scale: 1 });
  expect(fitFrame('tablet', available)).toMatchObject({ widthPx: 834, scale: 1 });
  expect(fitFrame('phone', available)).toMatchObject({ widthPx: 390, scale: 1 });
});

it('scales down a frame that does not fit, without changing its device width', () => {
  expect(fitFrame('desktop', { widthPx: 640, heightPx: 400 })).toEqual({
    widthPx: 1280,
    heightPx: 800,
    scale: 0.5,
  });
  expect(fitFrame('phone', { widthPx: 0, heightPx: 0 })).toMatchObject({ widthPx: 390, scale: 1 });
});

it('starts with the phone view in a window narrower than 600 px', () => {
  expect([320, 599].map(initialDevice)).toEqual(['phone', 'phone']);
  expect([600, 1440].map(initialDevice)).toEqual(['desktop', 'desktop']);
});

it('offers the devices from the widest to the narrowest', () => {
  expect(devicesByWidth.map((device) => deviceLabels[device])).toEqual([
    'Desktop',
    'Tablet',
    'Phone',
  ]);
});
