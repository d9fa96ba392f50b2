import { blockList, blockOf } from '@sitewright/blocks/schema';
import { blockType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { variantsOf } from './variants-of.ts';

const variants = (type: number, sample = {}) => variantsOf(blockOf(type)!, sample);
const valuesOf = (type: number, name: string, sample = {}) =>
  new Set(variants(type, sample).map(({ props }) => props[name]));

it('shows a block as it comes and in each value of each choice, each once', () => {
  const names = variants(blockType.BUTTON).map(({ name }) => name);
  expect(names[0]).toBe('As it comes');
  expect(names).toContain('Size: large');
  expect(new Set(names).size).toBe(names.length);
  const looks = valuesOf(blockType.BUTTON, 'look');
  expect(looks).toStrictEqual(new Set([undefined, 'secondary', 'tertiary']));
});

it('chooses what makes a choice possible', () => {
  const swipe = variants(blockType.GALLERY).find(({ props }) => props['transition'] === 'swipe');
  expect(swipe?.props['design']).toBe('slideshow');
});

it('keeps the content of the sample in each', () => {
  for (const { props } of variants(blockType.VIDEO, { title: 'Reel' }))
    expect(props['title']).toBe('Reel');
});

it('takes ratios for numbers', () => {
  expect(valuesOf(blockType.SUMMARY, 'imageAspectRatio')).toContain(0.8);
});

it('gives props that each block accepts', () => {
  for (const block of blockList)
    for (const { name, props } of variantsOf(block, block.defaults))
      expect(block.props.safeParse(props).error, `${block.name} ${name}`).toBeUndefined();
});
