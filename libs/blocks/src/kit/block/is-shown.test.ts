import { expect, it } from 'vitest';
import { gallery } from '../../blocks/gallery/schema.ts';
import { isShown } from './is-shown.ts';
import { panelFields } from './panel-fields.ts';

const fields = panelFields(gallery);
const shownOf = (property: string, props: Readonly<Record<string, unknown>>) =>
  fields
    .filter((field) => field.property === property)
    .map((field) => isShown(field, fields, { ...gallery.defaults, ...props }));

it('shows a control that depends on nothing', () => {
  expect(shownOf('design', {})).toEqual([true]);
});

it('shows a control where another has one of the values that it needs', () => {
  expect(shownOf('autoplay', { design: 'slideshow' })).toEqual([true]);
  expect(shownOf('autoplay', { design: 'grid' })).toEqual([false]);
});

it('hides a control with the one that it depends on, whatever value that still has', () => {
  expect(shownOf('randomize', { design: 'slideshow', autoplay: true })).toEqual([true]);
  expect(shownOf('randomize', { design: 'grid', autoplay: true })).toEqual([false]);
});
