import { describe, expect, it } from 'vitest';
import { fieldKinds } from '../fields/field-kinds.ts';
import type { FieldKind, FormField } from '../form-definition.ts';
import { fieldNames } from '../plain-form.ts';
import { controlValue, describeField } from './describe-field.ts';
import { formLabels } from './labels.ts';
import { toAnswers } from './to-answers.ts';

const fieldOf = (type: FieldKind, more: Partial<FormField> = {}): FormField => ({
  id: type,
  type,
  title: `My ${type}`,
  options: ['One', 'Two'],
  ...more,
});

describe('the controls of a field', () => {
  it.each(Object.keys(fieldKinds) as FieldKind[])(
    'have unique IDs and the names of a plain form: %s',
    (kind) => {
      const controls = describeField(fieldOf(kind), 'form');
      expect(controls.map(({ name }) => name)).toEqual(fieldNames(fieldOf(kind)));
      expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length);
    },
  );

  it('are labeled with the label of their part, or with the title of the field', () => {
    const labels = { ...formLabels, First: 'Vorname' };
    const labelsOf = (field: FormField) =>
      describeField(field, 'form', labels).map(({ label }) => label);
    expect(labelsOf(fieldOf('name'))).toEqual(['Vorname', 'Last name']);
    expect(labelsOf(fieldOf('text'))).toEqual(['My text']);
  });

  it('are labeled with the likert statement, even if it equals the name of a part', () => {
    const [control] = describeField(fieldOf('likert', { options: ['First'] }), 'form');
    expect(control?.label).toBe('First');
    expect(control?.options.map(({ label }) => label)).toEqual([
      'Strongly Disagree',
      'Disagree',
      'Neutral',
      'Agree',
      'Strongly Agree',
    ]);
  });

  it('use the owner’s options as labels without translation', () => {
    const [control] = describeField(fieldOf('radio', { options: ['0', 'AM'] }), 'form');
    expect(control?.options.map(({ label }) => label)).toEqual(['0', 'AM']);
  });

  it('show the value of their part', () => {
    const [first, last] = describeField(fieldOf('name'), 'form');
    const value = { First: 'Ada', Last: 'Lovelace' };
    expect(first && controlValue(first, value)).toBe('Ada');
    expect(last && controlValue(last, value)).toBe('Lovelace');
  });
});

describe('autocomplete tokens', () => {
  const tokensOf = (type: FieldKind) =>
    describeField(fieldOf(type, { showCountryCode: true }), 'form').map(
      ({ autoComplete }) => autoComplete,
    );

  it.each<[FieldKind, (string | undefined)[]]>([
    ['name', ['given-name', 'family-name']],
    ['email', ['email']],
    ['website', ['url']],
    ['phone', ['tel-country-code', 'tel-area-code', 'tel-local-prefix', 'tel-local-suffix']],
    [
      'address',
      [
        'address-line1',
        'address-line2',
        'address-level2',
        'address-level1',
        'postal-code',
        'country-name',
      ],
    ],
    // No saved password may be filled into a form; browsers ignore 'off'.
    ['password', ['new-password']],
  ])('are set for each part of the kind %s: %j', (type, tokens) => {
    expect(tokensOf(type)).toEqual(tokens);
  });
});

it.each<[FieldKind, (string | undefined)[]]>([
  ['date', ['numeric', 'numeric', 'numeric']],
  ['time', ['numeric', 'numeric', 'numeric', undefined]],
  ['currency', ['decimal']],
  // Their type selects the keyboard; 'decimal' lacks a minus on some phones.
  ['number', [undefined]],
  ['phone', [undefined, undefined, undefined, undefined]],
])('sets the input modes of a %s: %j', (kind, modes) => {
  const controls = describeField(fieldOf(kind, { showCountryCode: true }), 'form');
  expect(controls.map(({ inputMode }) => inputMode)).toEqual(modes);
});

it('sets the step of a number control to any', () => {
  expect(describeField(fieldOf('number'), 'form')[0]).toMatchObject({ step: 'any' });
});

describe('toAnswers', () => {
  it.each<[FieldKind, FormField['options'], string | readonly string[] | object, string]>([
    ['text', undefined, 'hello', 'hello'],
    ['name', undefined, { First: 'Ada', Last: 'Lovelace' }, 'Ada Lovelace'],
    ['phone', undefined, { Country: '', Areacode: '5', Prefix: '6', Line: '7' }, '5 6 7'],
    ['address', undefined, { Line1: 'A', Line2: '', City: 'B', Country: 'C' }, 'A, B, C'],
    ['date', undefined, { Month: '2', Day: '29', Year: '2028' }, '2/29/2028'],
    ['time', undefined, { Hour: '9', Minute: '30', Second: '', Ampm: 'AM' }, '9:30 AM'],
    ['time', undefined, { Hour: '12', Minute: '05', Second: '9', Ampm: 'AM' }, '12:05:9 AM'],
    ['time', undefined, { Hour: '', Minute: '', Second: '', Ampm: '' }, ''],
    ['currency', undefined, '12.50', '€12.50'],
    ['currency', undefined, '', ''],
    ['checkbox', undefined, ['One', 'Two'], 'One, Two'],
    ['likert', ['Fast', 'Cheap'], { Fast: '2', Cheap: '' }, 'Fast: Strongly Agree'],
  ])('formats a value of the kind %s (%s): %j as "%s"', (kind, options, value, text) => {
    const field = fieldOf(kind, { options, currencySymbol: '€' });
    expect(toAnswers({ fields: [field] }, { [kind]: value as string })).toEqual([
      { fieldId: kind, title: `My ${kind}`, text },
    ]);
  });

  it.each([
    ['en', 'April 3, 2026', '9:05 PM', 'Schnell: Stimme zu'],
    ['de', '3. April 2026', '21:05', 'Schnell: Stimme zu'],
    ['en-GB', '3 April 2026', '21:05', 'Schnell: Stimme zu'],
    ['fr', '3 avril 2026', '21:05', 'Schnell: Stimme zu'],
    ['ja', '2026年4月3日', '21:05', 'Schnell: Stimme zu'],
    ['ar', '3 أبريل 2026', '9:05 م', 'Schnell: Stimme zu'],
    ['fa', '3 آوریل 2026', '21:05', 'Schnell: Stimme zu'],
    ['th', '3 เมษายน ค.ศ. 2026', '21:05', 'Schnell: Stimme zu'],
  ])(
    'formats a date, a time and a likert value for the locale %s',
    (locale, date, time, likert) => {
      const fields = [
        fieldOf('date'),
        fieldOf('time'),
        fieldOf('likert', { options: ['Schnell'] }),
      ];
      const payload = {
        date: { Month: '4', Day: '3', Year: '2026' },
        time: { Hour: '9', Minute: '5', Second: '', Ampm: 'PM' },
        likert: { Schnell: '1' },
      };
      const labels = { ...formLabels, '1': 'Stimme zu' };
      const results = toAnswers({ fields }, payload, labels, { locale: `${locale}-u-nu-latn` });
      expect(results.map(({ text }) => text)).toEqual([date, time, likert]);
    },
  );

  it.each([
    ['date', { Month: '2', Day: '', Year: 'soon' }, '2/soon'],
    ['time', { Hour: '9', Minute: 'half', Second: '', Ampm: 'AM' }, '9:half AM'],
  ] as const)('does not localize an invalid %s', (kind, value, text) => {
    const [result] = toAnswers({ fields: [fieldOf(kind)] }, { [kind]: value }, formLabels, {
      locale: 'en',
    });
    expect(result?.text).toBe(text);
  });

  it('includes each field that collects a value, with its title or its key', () => {
    const fields = [fieldOf('section'), fieldOf('hidden', { title: '', key: 'source' })];
    expect(toAnswers({ fields }, {})).toEqual([{ fieldId: 'hidden', title: 'source', text: '' }]);
  });
});
