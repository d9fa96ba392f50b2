import { blockList, blockOf } from '@sitewright/blocks/schema';
import { blockType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { variantsOf } from './variants-of.ts';

const variants = (type: number, sample = {}, beside = {}) =>
  variantsOf(blockOf(type)!, sample, beside);
const valuesOf = (type: number, name: string, sample = {}) =>
  new Set(variants(type, sample).map(({ props }) => props[name]));
const galleries = () => variants(blockType.GALLERY);

it('returns the default and each value of each option once', () => {
  const names = variants(blockType.BUTTON).map(({ name }) => name);
  expect(names[0]).toBe('As it comes');
  expect(names).toContain('Size: large');
  expect(new Set(names).size).toBe(names.length);
  const looks = valuesOf(blockType.BUTTON, 'look');
  expect(looks).toStrictEqual(new Set([undefined, 'secondary', 'tertiary']));
});

it('also sets the option that another option depends on', () => {
  const swipe = galleries().find(({ props }) => props['transition'] === 'swipe');
  expect(swipe?.props['design']).toBe('slideshow');
  expect(swipe?.name).toBe('Transition: swipe (Slideshow)');
});

it('also sets indirect dependencies of an option', () => {
  const square = galleries().filter(({ props }) => props['square-thumbs'] === false);
  expect(square.map(({ props }) => props)).toStrictEqual([
    { design: 'slideshow', thumbnails: true, 'square-thumbs': false },
  ]);
});

it('returns a variant of an option for each design that supports it', () => {
  const designsWith = (property: string, value: unknown) =>
    galleries()
      .filter(({ props }) => props[property] === value)
      .map(({ props }) => props['design']);
  expect(designsWith('randomize', true)).toStrictEqual(['slideshow', 'slider', 'carousel']);
  expect(designsWith('columnWidth', 80)).toStrictEqual(['autocolumns', 'autogrid']);
});

it('returns a variant for each caption position', () => {
  const places = galleries().flatMap(({ props }) => props['meta-position'] ?? []);
  expect(new Set(places)).toStrictEqual(
    new Set(['bottom-right', 'center', 'bottom', 'top', 'top-left', 'top-right']),
  );
  const names = galleries().map(({ name }) => name);
  expect(names).toContain('Captions: over');
});

it('returns the minimum and the maximum of a range option', () => {
  expect(valuesOf(blockType.GALLERY, 'padding')).toStrictEqual(new Set([undefined, 0, 80]));
});

it('adds the given companion props to an option', () => {
  const waves = variants(blockType.MARQUEE, {}, { waveFrequency: { waveIntensity: 6 } });
  const often = waves.find(({ props }) => props['waveFrequency'] === 10);
  expect(often?.props['waveIntensity']).toBe(6);
});

it('includes the sample props in every variant', () => {
  for (const { props } of variants(blockType.VIDEO, { title: 'Reel' }))
    expect(props['title']).toBe('Reel');
});

it('converts ratios to numbers', () => {
  expect(valuesOf(blockType.SUMMARY, 'imageAspectRatio')).toContain(0.8);
});

it('returns valid props and unique names for every block', () => {
  for (const block of blockList) {
    const created = variantsOf(block, block.defaults);
    for (const { name, props } of created)
      expect(block.props.safeParse(props).error, `${block.name} ${name}`).toBeUndefined();
    expect(new Set(created.map(({ name }) => name)).size, block.name).toBe(created.length);
  }
});
