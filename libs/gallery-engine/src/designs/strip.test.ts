import { describe, expect, it } from 'vitest';
import { stripHeight, stripPositions, stripPosition } from './strip.ts';
import {
  parseActiveAlignment,
  parseResizeAxis,
  parseStripAlignment,
  stripAlignmentOf,
} from './strip-choices.ts';

describe('stripHeight', () => {
  it('is 10 percent of the width without vSize and aspect ratio (GAL-099)', () => {
    expect(stripHeight({ vSize: undefined, aspectRatio: 'Auto' })).toBe(10);
  });

  it('uses vSize first, then the aspect ratio (GAL-099)', () => {
    expect(stripHeight({ vSize: 35, aspectRatio: 2 })).toBe(35);
    expect(stripHeight({ vSize: undefined, aspectRatio: 2 })).toBe(50);
  });
});

describe('strip alignment', () => {
  it.each(['start', 'middle', 'end'])('accepts %s (GAL-073)', (alignment) => {
    expect(parseStripAlignment(alignment)).toBe(alignment);
  });

  it.each(['left', 'center', '', 'Start', 0, null, undefined])('rejects %s (GAL-073)', (value) => {
    expect(parseStripAlignment(value)).toBeUndefined();
  });

  it.each([
    ['left', 'start'],
    ['center', 'middle'],
    ['right', 'end'],
  ] as const)('maps the block alignment %s to %s (GAL-074, GAL-006)', (active, alignment) => {
    expect(stripAlignmentOf[parseActiveAlignment(active)!]).toBe(alignment);
  });

  it('rejects other block alignments than left, center and right (GAL-006)', () => {
    expect(['start', 'middle', 'end', ''].map((value) => parseActiveAlignment(value))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

it('accepts only x and y as resize axis (GAL-078)', () => {
  expect(['x', 'y'].map((value) => parseResizeAxis(value))).toEqual(['x', 'y']);
  expect(['z', 'X', 1, undefined].map((value) => parseResizeAxis(value))).toEqual(
    Array(4).fill(undefined),
  );
});

it('sums the ratios and gaps before the current slide according to the alignment', () => {
  const slides = [1.5, 0.5, 2].map((ratio) => ({
    type: 'image' as const,
    dimensions: { width: ratio * 100, height: 100 },
  }));
  const at = (alignment: 'start' | 'middle' | 'end', index: number) =>
    stripPosition(stripPositions({ alignment, aspectRatio: 'Auto' }, slides), index);
  expect(at('start', 2)).toEqual({ '--gallery-before': 2, '--gallery-gaps': 2 });
  expect(at('middle', 2)).toEqual({ '--gallery-before': 3, '--gallery-gaps': 2 });
  expect(at('end', 0)).toEqual({ '--gallery-before': 1.5, '--gallery-gaps': 0 });
});
