import { expect, it } from 'vitest';
import { marqueeDefaults, parseMarqueeOptions } from './options.ts';

it('uses defaults for missing options and accepts all valid options (MARQ-02)', () => {
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
  'uses the direction left for %j (MARQ-03)',
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
])('uses defaults for the invalid options %j', (given) => {
  expect(parseMarqueeOptions(given)).toStrictEqual(marqueeDefaults);
});
