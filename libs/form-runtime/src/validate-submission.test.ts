import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from './fields/field-kinds.ts';
import type { FieldKind, FormField } from './form-definition.ts';
import { fieldNames, parsePlainForm } from './plain-form.ts';
import { formTexts } from './texts.ts';
import { validateSubmission } from './validate-submission.ts';

const kinds = Object.keys(fieldKinds) as FieldKind[];
const collecting = kinds.filter((kind) => kind !== 'section');

const fieldOf = (type: FieldKind, more: Partial<FormField> = {}): FormField => ({
  id: type,
  type,
  title: type,
  options: ['One', 'Two'],
  ...more,
});

it.each(collecting)('accepts an empty optional %s (FORM-57)', (kind) => {
  expect(validateSubmission({ fields: [fieldOf(kind)] }, {}).ok).toBe(true);
});

it.each(collecting.filter((kind) => kind !== 'hidden'))(
  'rejects an empty required %s (FORM-64)',
  (kind) => {
    expect(validateSubmission({ fields: [fieldOf(kind, { required: true })] }, {})).toEqual({
      ok: false,
      errors: { [kind]: formTexts.required },
    });
  },
);

it('ignores sections, even a required one (FORM-58)', () => {
  const fields = [fieldOf('section', { required: true }), fieldOf('text')];
  expect(validateSubmission({ fields }, { section: 'x', text: 'y' })).toEqual({
    ok: true,
    payload: { text: 'y' },
  });
});

describe.each([
  ['name', { First: 'A', Last: 'B' }, []],
  ['phone', { Areacode: '1', Prefix: '2', Line: '3' }, []],
  ['address', { Line1: 'A', City: 'B', Zip: '1', Country: 'C' }, ['Line2', 'State', 'Zip']],
  ['date', { Month: '1', Day: '2', Year: '2026' }, []],
  ['time', { Hour: '1', Minute: '2', Ampm: 'AM' }, ['Second']],
  ['likert', { One: '1', Two: '2' }, []],
] as const)('a required %s', (kind, value, mayStayEmpty) => {
  const form = { fields: [fieldOf(kind, { required: true })] };

  it('is valid if all its required parts are filled (FORM-64)', () => {
    expect(validateSubmission(form, { [kind]: value }).ok).toBe(true);
  });

  it.each(Object.keys(value))('is invalid without its %s (FORM-64)', (part) => {
    expect(validateSubmission(form, { [kind]: { ...value, [part]: ' ' } })).toEqual({
      ok: false,
      errors: { [kind]: formTexts.required },
    });
  });

  it('marks only the expected parts as optional', () => {
    const [field] = form.fields;
    const optional = field
      ? fieldKinds[kind].controls(field).filter(({ required }) => !required)
      : [];
    expect(optional.map(({ part }) => part)).toEqual(mayStayEmpty);
  });
});

it('returns an error for every invalid field, by field ID', () => {
  const fields = [
    fieldOf('email', { id: 'a' }),
    fieldOf('text', { id: 'b', required: true }),
    fieldOf('text', { id: 'c' }),
  ];
  expect(validateSubmission({ fields }, { a: 'x', c: 'fine' })).toEqual({
    ok: false,
    errors: { a: expect.stringContaining('Email'), b: formTexts.required },
  });
});

it('drops values of unknown fields', () => {
  expect(validateSubmission({ fields: [fieldOf('text')] }, { text: 'a', other: 'b' })).toEqual({
    ok: true,
    payload: { text: 'a' },
  });
});

it('does not throw for arbitrary values', () => {
  const fields = kinds.map((kind) => fieldOf(kind));
  const values = fc.dictionary(fc.constantFrom<string>(...kinds), fc.anything());
  fc.assert(
    fc.property(values, (input) => {
      expect(validateSubmission({ fields }, input).ok).toBeTypeOf('boolean');
    }),
    { numRuns: 500 },
  );
});

const line = fc.string({ unit: 'grapheme', maxLength: 20 });

it('validates its own payload to the same payload', () => {
  const fields = kinds.map((kind) => fieldOf(kind));
  const sent = fc.array(
    fc.tuple(fc.constantFrom(...fields.flatMap((field) => fieldNames(field))), line),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(sent, (entries) => {
      const first = validateSubmission({ fields }, parsePlainForm({ fields }, entries));
      if (!first.ok) return;
      const wire = JSON.parse(JSON.stringify(first.payload)) as Record<string, unknown>;
      expect(validateSubmission({ fields }, wire)).toEqual(first);
    }),
    { numRuns: 500 },
  );
});

/** Input that makes backtracking expressions slow; with one, these tests would time out. */
const length = 250_000;
const hostile = [
  `a${' '.repeat(length)}b`,
  `${' '.repeat(length)}\n${' '.repeat(length)}`,
  `${'1'.repeat(length)}x`,
  `${'a'.repeat(length)}@`,
  'a@'.repeat(length / 2),
  `a@${'b.'.repeat(length / 2)}`,
  `a@${'-'.repeat(length)}`,
  `${'0'.repeat(length)}.${'0'.repeat(length)}x`,
  `http://${'/'.repeat(length)}x`,
  `${'\t\n'.repeat(length / 2)}x`,
  '<'.repeat(length),
  '{'.repeat(length),
];

// A backtracking pattern would take minutes.
it.each(collecting)(
  'validates adversarial text in a %s before the timeout',
  { timeout: 30_000 },
  (kind) => {
    const form = { fields: [fieldOf(kind)] };
    for (const text of hostile) {
      const entries = fieldNames(fieldOf(kind)).map((name) => [name, text] as const);
      const { ok } = validateSubmission(form, parsePlainForm(form, entries));
      expect(typeof ok).toBe('boolean');
    }
  },
);

it.each(['text', 'textarea'] as const)('treats whitespace in a required %s as empty', (kind) => {
  for (const value of [' ', '\t', '  \n  '])
    expect(
      validateSubmission({ fields: [fieldOf(kind, { required: true })] }, { [kind]: value }),
    ).toEqual({
      ok: false,
      errors: { [kind]: formTexts.required },
    });
});
