import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import '../../form.css';
import { fieldKinds } from '../../fields/field-kinds.ts';
import type { FieldKind, FormField } from '../../form-definition.ts';
import { toMarkup } from '../../testing/adapters.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';

const kinds = Object.keys(fieldKinds) as FieldKind[];
const form = {
  id: 'all',
  submitButtonText: 'Send',
  fields: kinds.map((type): FormField => ({
    id: type,
    type,
    title: `My ${type}`,
    description: `About my ${type}`,
    options: ['One', 'Two'],
    required: true,
    maxLength: 100,
    showCountryCode: true,
    underline: true,
    currencySymbol: '€',
  })),
};

const failure = {
  message: 'Look again.',
  errors: Object.fromEntries(kinds.map((kind) => [kind, `Not this ${kind}`])),
  unplaced: ['Something else'],
};

afterEach(() => document.body.replaceChildren());

it.each([
  ['as it opens', undefined],
  ['with an error in every field', failure],
])('has no axe violations, %s', async (_when, withFailure) => {
  document.body.innerHTML = `<main><h1>Contact</h1>${toMarkup({
    form,
    ...createFakeServer(),
    failure: withFailure,
  })}</main>`;
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

const longWord = 'Rechtsschutzversicherungsgesellschaftsvertretung';
const longLabels = {
  id: 'long',
  submitButtonText: longWord,
  fields: kinds.map((type): FormField => ({
    id: type,
    type,
    title: longWord,
    description: longWord,
    options: [longWord, 'https://www.example.com/a/very/long/address/of/a/page?with=a&query'],
    required: true,
    maxLength: 100,
    showCountryCode: true,
    currencySymbol: 'CHF',
  })),
};
const longFailure = {
  message: longWord,
  errors: Object.fromEntries(kinds.map((kind) => [kind, longWord])),
  unplaced: [longWord],
};

it.each([
  ['as it is', ''],
  ['with text of twice the size', 'font-size: 200%'],
])('does not overflow a width of 320 pixels with long words, %s', (_how, style) => {
  const markup = toMarkup({ form: longLabels, ...createFakeServer(), failure: longFailure });
  document.body.innerHTML = `<div style="width: 320px; ${style}">${markup}</div>`;
  const frame = document.body.firstElementChild ?? document.body;
  const { right } = frame.getBoundingClientRect();
  const everything = [...frame.querySelectorAll('*')];
  const sticksOut = (element: Element) =>
    element.getBoundingClientRect().right > right + 1 ||
    (element.scrollWidth > element.clientWidth + 1 && element.matches('button, p, label, legend'));
  expect(everything.filter(sticksOut).map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
});

it('does not overflow a width of 320 pixels', () => {
  document.body.innerHTML = `<div style="width: 320px">${toMarkup({ form, ...createFakeServer(), failure })}</div>`;
  const frame = document.body.firstElementChild;
  expect(frame?.scrollWidth).toBeLessThanOrEqual(320);
});
