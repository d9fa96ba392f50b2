import { expect, it } from 'vitest';
import { gallery } from '../../blocks/gallery/schema.ts';
import { isShown } from './is-shown.ts';
import { panelFields } from './panel-fields.ts';

const fields = panelFields(gallery);
const shownOf = (property: string, props: Readonly<Record<string, unknown>>) =>
  fields
    .filter((field) => field.property === property)
    .map((field) => isShown(field, fields, { ...gallery.defaults, ...props }));

it('shows a control without dependencies', () => {
  expect(shownOf('design', {})).toEqual([true]);
});

it('shows a control only when the control it depends on has a required value', () => {
  expect(shownOf('autoplay', { design: 'slideshow' })).toEqual([true]);
  expect(shownOf('autoplay', { design: 'grid' })).toEqual([false]);
});

it('hides a control when the control it depends on is hidden, regardless of its value', () => {
  expect(shownOf('randomize', { design: 'slideshow', autoplay: true })).toEqual([true]);
  expect(shownOf('randomize', { design: 'grid', autoplay: true })).toEqual([false]);
});
