import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../form.css';
import type { FormField } from '../../form-definition.ts';
import { toMarkup } from '../../testing/adapters.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';

const fields: readonly FormField[] = [
  { id: 'name', type: 'name', title: 'Name', required: true, description: 'As you are called' },
  { id: 'mail', type: 'email', title: 'Mail', required: true },
  { id: 'date', type: 'date', title: 'Date' },
  { id: 'time', type: 'time', title: 'Time' },
  { id: 'scale', type: 'likert', title: 'Scale', options: ['Is it good?'] },
  { id: 'text', type: 'textarea', title: 'Text', maxLength: 10, placeholder: 'Some words' },
];
const failure = { message: 'Look again.', errors: { mail: 'Not this' }, unplaced: ['Nor this'] };
const form = { id: 'looks', fields, submitButtonText: 'Send' };

afterEach(() => document.body.replaceChildren());

const draw = (style = '', width = 600, dir = 'ltr') => {
  const markup = toMarkup({ form, ...createFakeServer(), failure });
  document.body.innerHTML = `<style>${style}</style><main dir="${dir}" style="inline-size: ${width}px">${markup}</main>`;
};
const find = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
const styleOf = (selector: string) => getComputedStyle(find(selector));
const placeOf = (selector: string) => find(selector).getBoundingClientRect();
const mail = '[type=email]';

describe('a site', () => {
  it('has its own way with a rule for an element, wherever it stands', () => {
    draw('input { border: 5px dotted; background: rgb(1 2 3) } button { color: rgb(4 5 6) }');
    expect(styleOf(mail)).toMatchObject({
      borderTopWidth: '5px',
      backgroundColor: 'rgb(1, 2, 3)',
    });
    expect(styleOf('button').color).toBe('rgb(4, 5, 6)');
  });

  it('sets colours and distances on the form or on anything around it', () => {
    draw('main { --form-accent-color: rgb(7 8 9); --form-gap: 50px }');
    expect(styleOf('button')).toMatchObject({
      backgroundColor: 'rgb(7, 8, 9)',
      marginTop: '50px',
    });
  });

  it('has the controls in its own type', () => {
    draw('main { font: 20px/1.5 Georgia }');
    for (const control of ['select', mail, 'textarea', 'button'])
      expect(styleOf(control)).toMatchObject({ fontSize: '20px', fontFamily: 'Georgia' });
  });

  it('keeps its margins for paragraphs out of a row', () => {
    draw('p { margin: 99px 0 }');
    expect(styleOf('[data-field-error]').marginBottom).toBe('0px');
  });
});

it.each([
  ['light', 'main { background: #fff; color: #222 }'],
  ['grey', 'main { background: #fff; color: #444 }'],
  ['dark', 'main { background: #14171a; color: #eee }'],
])('has enough contrast on %s', async (_shade, style) => {
  draw(`${style} body { margin: 0 }`);
  const { violations, passes } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  expect(passes[0]?.nodes.some(({ html }) => html.includes('Not this'))).toBe(true);
});

it('shows where the focus is', async () => {
  draw();
  await userEvent.tab();
  expect(getComputedStyle(document.activeElement ?? document.body)).toMatchObject({
    outlineStyle: 'solid',
    outlineWidth: '3px',
  });
});

it.each([328, 600])('has controls as wide as their row and as high as a finger: %i', (width) => {
  draw('', width);
  expect(placeOf(mail).width).toBe(width);
  for (const control of ['select', mail, 'button'])
    expect(placeOf(control).height).toBeGreaterThanOrEqual(44);
});

it('has the four parts of a time two and two where it is narrow, else side by side', () => {
  const topOf = (part: string) => placeOf(`[data-kind=time] [data-part=${part}]`).top;
  draw('', 328);
  expect(topOf('Minute')).toBe(topOf('Hour'));
  expect(topOf('Ampm')).toBe(topOf('Second'));
  expect(topOf('Second')).toBeGreaterThan(topOf('Hour'));
  draw('', 600);
  expect(topOf('Ampm')).toBe(topOf('Hour'));
});

it('has the answers of a scale side by side, or one below the other', () => {
  const tops = () => [...document.querySelectorAll('[data-kind=likert] [data-choice]')];
  const rows = () => new Set(tops().map((choice) => choice.getBoundingClientRect().top)).size;
  draw('', 328);
  expect(rows()).toBe(5);
  draw('', 600);
  expect(rows()).toBe(1);
});

it('begins at the right where one reads from there, but for an address', () => {
  draw('', 600, 'rtl');
  const right = (part: string) => placeOf(`[data-part=${part}]`).right;
  expect(right('First')).toBeGreaterThan(right('Last'));
  expect(styleOf(mail)).toMatchObject({ direction: 'ltr', textAlign: 'end' });
});

it('stays in view at four times the size', () => {
  draw('', 320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
  expect(find('main').scrollWidth).toBeLessThanOrEqual(320);
  expect(page.getByRole('button').element().checkVisibility()).toBe(true);
});
