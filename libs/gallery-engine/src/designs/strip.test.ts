import { describe, expect, it } from 'vitest';
import { stripHeight, stripPlaces, stripPosition } from './strip.ts';
import {
  parseActiveAlignment,
  parseResizeAxis,
  parseStripAlignment,
  stripAlignmentOf,
} from './strip-choices.ts';

describe('the height of a strip', () => {
  it('is 10 percent of its width without vSize and aspect ratio (GAL-099)', () => {
    expect(stripHeight({ vSize: undefined, aspectRatio: 'Auto' })).toBe(10);
  });

  it('is vSize percent, else what the aspect ratio asks for (GAL-099)', () => {
    expect(stripHeight({ vSize: 35, aspectRatio: 2 })).toBe(35);
    expect(stripHeight({ vSize: undefined, aspectRatio: 2 })).toBe(50);
  });
});

describe('the alignment of a strip', () => {
  it.each(['start', 'middle', 'end'])('may be %s (GAL-073)', (alignment) => {
    expect(parseStripAlignment(alignment)).toBe(alignment);
  });

  it.each(['left', 'center', '', 'Start', 0, null, undefined])(
    'may not be %s (GAL-073)',
    (value) => {
      expect(parseStripAlignment(value)).toBeUndefined();
    },
  );

  it.each([
    ['left', 'start'],
    ['center', 'middle'],
    ['right', 'end'],
  ] as const)('of a block, %s, becomes %s (GAL-074, GAL-006)', (active, alignment) => {
    expect(stripAlignmentOf[parseActiveAlignment(active)!]).toBe(alignment);
  });

  it('of a block may be left, center or right only (GAL-006)', () => {
    expect(['start', 'middle', 'end', ''].map((value) => parseActiveAlignment(value))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

it('takes its height from the axis x or y, and no other (GAL-078)', () => {
  expect(['x', 'y'].map((value) => parseResizeAxis(value))).toEqual(['x', 'y']);
  expect(['z', 'X', 1, undefined].map((value) => parseResizeAxis(value))).toEqual(
    Array(4).fill(undefined),
  );
});

it('stands by sums of ratios, so that nothing is measured', () => {
  const slides = [1.5, 0.5, 2].map((ratio) => ({
    type: 'image' as const,
    dimensions: { width: ratio * 100, height: 100 },
  }));
  const at = (alignment: 'start' | 'middle' | 'end', index: number) =>
    stripPosition(stripPlaces({ alignment, aspectRatio: 'Auto' }, slides), index);
  expect(at('start', 2)).toEqual({ '--gallery-before': 2, '--gallery-gaps': 2 });
  expect(at('middle', 2)).toEqual({ '--gallery-before': 3, '--gallery-gaps': 2 });
  expect(at('end', 0)).toEqual({ '--gallery-before': 1.5, '--gallery-gaps': 0 });
});
