import { blockList, blockOf } from '@sitewright/blocks/schema';
import { blockType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { variantsOf } from './variants-of.ts';

const variants = (type: number, sample = {}, beside = {}) =>
  variantsOf(blockOf(type)!, sample, beside);
const valuesOf = (type: number, name: string, sample = {}) =>
  new Set(variants(type, sample).map(({ props }) => props[name]));
const galleries = () => variants(blockType.GALLERY);

it('shows a block as it comes and in each value of each choice, each once', () => {
  const names = variants(blockType.BUTTON).map(({ name }) => name);
  expect(names[0]).toBe('As it comes');
  expect(names).toContain('Size: large');
  expect(new Set(names).size).toBe(names.length);
  const looks = valuesOf(blockType.BUTTON, 'look');
  expect(looks).toStrictEqual(new Set([undefined, 'secondary', 'tertiary']));
});

it('chooses what makes a choice possible', () => {
  const swipe = galleries().find(({ props }) => props['transition'] === 'swipe');
  expect(swipe?.props['design']).toBe('slideshow');
  expect(swipe?.name).toBe('Transition: swipe (Slideshow)');
});

it('chooses what makes possible what makes a choice possible', () => {
  const square = galleries().filter(({ props }) => props['square-thumbs'] === false);
  expect(square.map(({ props }) => props)).toStrictEqual([
    { design: 'slideshow', thumbnails: true, 'square-thumbs': false },
  ]);
});

it('shows a choice in each place where it can be made', () => {
  const designsWith = (property: string, value: unknown) =>
    galleries()
      .filter(({ props }) => props[property] === value)
      .map(({ props }) => props['design']);
  expect(designsWith('randomize', true)).toStrictEqual(['slideshow', 'slider', 'carousel']);
  expect(designsWith('columnWidth', 80)).toStrictEqual(['autocolumns', 'autogrid']);
});

it('shows each place on a picture', () => {
  const places = galleries().flatMap(({ props }) => props['meta-position'] ?? []);
  expect(new Set(places)).toStrictEqual(
    new Set(['bottom-right', 'center', 'bottom', 'top', 'top-left', 'top-right']),
  );
  const names = galleries().map(({ name }) => name);
  expect(names).toContain('Captions: over');
});

it('shows both ends of what slides', () => {
  expect(valuesOf(blockType.GALLERY, 'padding')).toStrictEqual(new Set([undefined, 0, 80]));
});

it('puts beside a choice what it needs and its panel does not ask for', () => {
  const waves = variants(blockType.MARQUEE, {}, { waveFrequency: { waveIntensity: 6 } });
  const often = waves.find(({ props }) => props['waveFrequency'] === 10);
  expect(often?.props['waveIntensity']).toBe(6);
});

it('keeps the content of the sample in each', () => {
  for (const { props } of variants(blockType.VIDEO, { title: 'Reel' }))
    expect(props['title']).toBe('Reel');
});

it('takes ratios for numbers', () => {
  expect(valuesOf(blockType.SUMMARY, 'imageAspectRatio')).toContain(0.8);
});

it('gives props that each block accepts, under names of their own', () => {
  for (const block of blockList) {
    const made = variantsOf(block, block.defaults);
    for (const { name, props } of made)
      expect(block.props.safeParse(props).error, `${block.name} ${name}`).toBeUndefined();
    expect(new Set(made.map(({ name }) => name)).size, block.name).toBe(made.length);
  }
});
