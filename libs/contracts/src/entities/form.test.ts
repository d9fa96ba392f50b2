import { describe, expect, it } from 'vitest';
import { editableProperties, formField, type FormFieldKind } from './form.ts';

const off = { textareaMaxLength: false };
const rows: readonly [string, readonly FormFieldKind[], readonly string[]][] = [
  [
    'FORM-21',
    ['text', 'textarea', 'email', 'number', 'website'],
    ['description', 'placeholder', 'required'],
  ],
  ['FORM-22', ['currency'], ['currencySymbol', 'description', 'required']],
  [
    'FORM-23',
    ['password', 'twitter', 'date', 'time', 'name', 'address'],
    ['description', 'required'],
  ],
  ['FORM-24', ['phone'], ['description', 'required', 'showCountryCode']],
  ['FORM-25', ['section'], ['description', 'underline']],
  ['FORM-26', ['radio', 'checkbox', 'select', 'likert'], ['description', 'options', 'required']],
  ['FORM-27', ['hidden'], ['key', 'value']],
];

describe('editableProperties', () => {
  it.each(rows)(
    'returns the properties of each field kind, all of which formField accepts (%s)',
    (_row, kinds, properties) => {
      for (const kind of kinds) {
        expect([...editableProperties(kind, off)].toSorted(), kind).toStrictEqual(properties);
        const stored = { id: 'f1', type: kind, title: 'Field', ...valuesOf(properties) };
        expect(formField.parse(stored)).toStrictEqual(stored);
      }
    },
  );

  it('includes maxLength only for a textarea with the feature enabled (FORM-28)', () => {
    expect(editableProperties('textarea', { textareaMaxLength: true })).toContain('maxLength');
    expect(editableProperties('textarea', off)).not.toContain('maxLength');
    expect(editableProperties('text', { textareaMaxLength: true })).not.toContain('maxLength');
  });
});

const samples: Readonly<Record<string, unknown>> = {
  description: 'As in your passport',
  placeholder: 'Nora',
  required: true,
  currencySymbol: '€',
  showCountryCode: true,
  underline: true,
  options: ['One', 'Two'],
  key: 'campaign',
  value: 'spring',
};

const valuesOf = (properties: readonly string[]) =>
  Object.fromEntries(properties.map((property) => [property, samples[property]]));
