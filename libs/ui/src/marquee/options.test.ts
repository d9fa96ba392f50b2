import { expect, it } from 'vitest';
import { marqueeDefaults, parseMarqueeOptions } from './options.ts';

it('is one period, flat, to the left, at its usual speed and continues under the pointer by default (MARQ-02)', () => {
  expect(parseMarqueeOptions({})).toStrictEqual({
    waveFrequency: 1,
    waveIntensity: 0,
    animationDirection: 'left',
    animationSpeed: 1,
    pausedOnHover: false,
  });
  const set = {
    waveFrequency: 3,
    waveIntensity: 4,
    animationDirection: 'right',
    animationSpeed: 0.5,
    pausedOnHover: true,
  };
  expect(parseMarqueeOptions(set)).toStrictEqual(set);
});

it.each([undefined, null, 'up', 'RIGHT', 7])(
  'takes the direction %j for left (MARQ-03)',
  (given) => {
    expect(parseMarqueeOptions({ animationDirection: given }).animationDirection).toBe('left');
  },
);

it.each([
  { waveFrequency: 0 },
  { waveFrequency: -1 },
  { waveIntensity: -1 },
  { waveIntensity: Number.NaN },
  { animationSpeed: 0 },
  { animationSpeed: Infinity },
  { animationSpeed: '2' },
  { pausedOnHover: 'yes' },
])('leaves out %j, which makes no sense', (given) => {
  expect(parseMarqueeOptions(given)).toStrictEqual(marqueeDefaults);
});
