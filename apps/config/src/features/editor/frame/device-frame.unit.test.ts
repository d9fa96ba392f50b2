import { expect, it } from 'vitest';
import { deviceLabels, devicesByWidth, firstDevice, fitFrame } from './device-frame.ts';

it('gives each device its width', () => {
  const available = { widthPx: 1500, heightPx: 800 };
  expect(fitFrame('desktop', available)).toEqual({ widthPx: 1500, heightPx: 800, scale: 1 });
  expect(fitFrame('tablet', available)).toMatchObject({ widthPx: 834, scale: 1 });
  expect(fitFrame('phone', available)).toMatchObject({ widthPx: 390, scale: 1 });
});

it('draws a frame smaller that has no room, and never narrower than its device', () => {
  expect(fitFrame('desktop', { widthPx: 640, heightPx: 400 })).toEqual({
    widthPx: 1280,
    heightPx: 800,
    scale: 0.5,
  });
  expect(fitFrame('phone', { widthPx: 0, heightPx: 0 })).toMatchObject({ widthPx: 390, scale: 1 });
});

it('opens with the view of a phone in a window that is as narrow as one', () => {
  expect([320, 599].map(firstDevice)).toEqual(['phone', 'phone']);
  expect([600, 1440].map(firstDevice)).toEqual(['desktop', 'desktop']);
});

it('offers the devices from the widest to the narrowest', () => {
  expect(devicesByWidth.map((device) => deviceLabels[device])).toEqual([
    'Desktop',
    'Tablet',
    'Phone',
  ]);
});
