import axe from 'axe-core';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
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

describe('site styles', () => {
  it('override the form styles with element selectors', () => {
    draw('input { border: 5px dotted; background: rgb(1 2 3) } button { color: rgb(4 5 6) }');
    expect(styleOf(mail)).toMatchObject({
      borderTopWidth: '5px',
      backgroundColor: 'rgb(1, 2, 3)',
    });
    expect(styleOf('button').color).toBe('rgb(4, 5, 6)');
  });

  it('override the styles of a hovered, focused or disabled button', async () => {
    const own = 'background: rgb(0 128 0); opacity: 1; outline: 1px dotted; cursor: help';
    draw(`button { ${own} } * { transition: none !important }`);
    const button = page.getByRole('button');
    const isItsOwn = () =>
      expect(styleOf('button')).toMatchObject({
        backgroundColor: 'rgb(0, 128, 0)',
        opacity: '1',
        outlineStyle: 'dotted',
        cursor: 'help',
      });
    const is = (state: string) => () => button.element().matches(state);
    await userEvent.hover(button);
    await expect.poll(is(':hover')).toBe(true);
    isItsOwn();
    // From the preceding control, because the start of Tab on a page without focus is undefined.
    (find('textarea') as HTMLTextAreaElement).focus();
    await userEvent.tab();
    await expect.poll(is(':focus-visible')).toBe(true);
    isItsOwn();
    (button.element() as HTMLButtonElement).disabled = true;
    isItsOwn();
  });

  it('override the styles of an invalid field, its error message and a placeholder', () => {
    const own = 'input { border: 2px solid rgb(9 9 9); box-shadow: none }';
    const words =
      'p, div { color: rgb(1 1 1); font-weight: 400 } ::placeholder { color: rgb(2 2 2) }';
    draw();
    // The site's sheet is first, so that it does not win by order.
    const site = document.createElement('style');
    site.textContent = own + words;
    document.head.prepend(site);
    onTestFinished(() => site.remove());
    expect(styleOf(`${mail}[aria-invalid]`)).toMatchObject({
      borderTopColor: 'rgb(9, 9, 9)',
      borderTopWidth: '2px',
      boxShadow: 'none',
    });
    for (const message of ['[data-field-error]', '[role=alert]:not(:empty)'])
      expect(styleOf(message)).toMatchObject({ color: 'rgb(1, 1, 1)', fontWeight: '400' });
    expect(getComputedStyle(find('textarea'), '::placeholder').color).toBe('rgb(2, 2, 2)');
  });

  it('default to a hover color on the button, bold colored errors and translucent disabled controls', async () => {
    draw('* { transition: none !important }');
    const before = styleOf('button').backgroundColor;
    await userEvent.hover(page.getByRole('button'));
    expect(styleOf('button').backgroundColor).not.toBe(before);
    expect(styleOf('[data-field-error]')).toMatchObject({ fontWeight: '600' });
    expect(styleOf('[data-field-error]').color).not.toBe(styleOf('legend').color);
    expect(styleOf(`${mail}[aria-invalid]`).boxShadow).toContain('inset');
    (find('[data-form-body]') as HTMLFieldSetElement).disabled = true;
    expect([styleOf('[data-form-body]').opacity, styleOf(mail).opacity]).toEqual(['1', '0.6']);
  });

  it('set colors and spacing with custom properties on an ancestor of the form', () => {
    draw('main { --form-accent-color: rgb(7 8 9); --form-gap: 50px }');
    expect(styleOf('button')).toMatchObject({
      backgroundColor: 'rgb(7, 8, 9)',
      marginTop: '50px',
    });
  });

  it('pass the font of the page on to the controls', () => {
    draw('main { font: 20px/1.5 Georgia }');
    for (const control of ['select', mail, 'textarea', 'button'])
      expect(styleOf(control)).toMatchObject({ fontSize: '20px', fontFamily: 'Georgia' });
  });

  it('do not apply paragraph margins to error messages', () => {
    draw('p { margin: 99px 0 }');
    expect(styleOf('[data-field-error]').marginBottom).toBe('0px');
  });
});

it.each([
  ['light', 'main { background: #fff; color: #222 }'],
  ['gray', 'main { background: #fff; color: #444 }'],
  ['dark', 'main { background: #14171a; color: #eee }'],
])('has no color contrast violations on %s', async (_shade, style) => {
  draw(`${style} body { margin: 0 }`);
  const { violations, passes } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  expect(passes[0]?.nodes.some(({ html }) => html.includes('Not this'))).toBe(true);
});

it('shows an outline on the focused control', async () => {
  draw();
  await userEvent.tab();
  expect(getComputedStyle(document.activeElement ?? document.body)).toMatchObject({
    outlineStyle: 'solid',
    outlineWidth: '3px',
  });
});

it.each([328, 600])(
  'renders controls as wide as their row and at least 44 pixels high at a width of %i',
  (width) => {
    draw('', width);
    expect(placeOf(mail).width).toBe(width);
    for (const control of ['select', mail, 'button'])
      expect(placeOf(control).height).toBeGreaterThanOrEqual(44);
  },
);

it('lays out the four time parts in two rows in a narrow form, else in one row', () => {
  const topOf = (part: string) => placeOf(`[data-kind=time] [data-part=${part}]`).top;
  draw('', 328);
  expect(topOf('Minute')).toBe(topOf('Hour'));
  expect(topOf('Ampm')).toBe(topOf('Second'));
  expect(topOf('Second')).toBeGreaterThan(topOf('Hour'));
  draw('', 600);
  expect(topOf('Ampm')).toBe(topOf('Hour'));
});

it('lays out likert choices in five rows in a narrow form, else in one row', () => {
  const tops = () => [...document.querySelectorAll('[data-kind=likert] [data-choice]')];
  const rows = () => new Set(tops().map((choice) => choice.getBoundingClientRect().top)).size;
  draw('', 328);
  expect(rows()).toBe(5);
  draw('', 600);
  expect(rows()).toBe(1);
});

it('reverses the order of name parts in rtl, but keeps the email input ltr', () => {
  draw('', 600, 'rtl');
  const right = (part: string) => placeOf(`[data-part=${part}]`).right;
  expect(right('First')).toBeGreaterThan(right('Last'));
  expect(styleOf(mail)).toMatchObject({ direction: 'ltr', textAlign: 'end' });
});

it.each([
  ['ltr', 'rtl', 'end'],
  ['rtl', 'ltr', 'start'],
])('aligns the email input by the nearest dir: in %s, %s', (outer, inner, textAlign) => {
  document.documentElement.dir = outer;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  draw('', 600, inner);
  expect(styleOf(mail)).toMatchObject({ direction: 'ltr', textAlign });
});

it('does not overflow horizontally at a width of 320 pixels', () => {
  draw('', 320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
  expect(find('main').scrollWidth).toBeLessThanOrEqual(320);
  expect(page.getByRole('button').element().checkVisibility()).toBe(true);
});
