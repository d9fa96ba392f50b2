import { describe, expect, it } from 'vitest';
import { fieldNames, parsePlainForm } from '../plain-form.ts';
import { validateSubmission } from '../validate-submission.ts';
import type { FieldKind, FormField } from '../form-definition.ts';

const fieldOf = (type: FieldKind, more: Partial<FormField> = {}): FormField => ({
  id: 'f',
  type,
  title: 'Field',
  ...more,
});

const kinds = [
  { kind: 'name', parts: ['First', 'Last'], id: 'FORM-02' },
  { kind: 'phone', parts: ['Country', 'Areacode', 'Prefix', 'Line'], id: 'FORM-03' },
  {
    kind: 'address',
    parts: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
    id: 'FORM-04',
  },
  { kind: 'date', parts: ['Month', 'Day', 'Year'], id: 'FORM-05' },
  { kind: 'time', parts: ['Hour', 'Minute', 'Second', 'Ampm'], id: 'FORM-06' },
] as const;

const filled: Readonly<Record<string, string>> = {
  Areacode: '555',
  Month: '2',
  Day: '29',
  Year: '2028',
  Hour: '12',
  Minute: '05',
  Second: '59',
  Ampm: 'PM',
};

describe.each(kinds)('$kind', ({ kind, parts, id }) => {
  const field = fieldOf(kind, { showCountryCode: true });

  it(`has the parts ${parts.join(', ')}, each with a control of its own (${id})`, () => {
    expect(fieldNames(field)).toEqual(parts.map((part) => `fields[f][${part}]`));
  });

  it(`collects a line for each of them and nothing else (${id})`, () => {
    const value = Object.fromEntries(parts.map((part) => [part, filled[part] ?? `the ${part}`]));
    expect(validateSubmission({ fields: [field] }, { f: { ...value, Other: 'x' } })).toEqual({
      ok: true,
      payload: { f: value },
    });
  });

  it('has every part even when none was sent', () => {
    expect(parsePlainForm({ fields: [field] }, [])).toEqual({
      f: Object.fromEntries(parts.map((part) => [part, ''])),
    });
  });
});

it('trims the parts that are sent, not those that are being typed', () => {
  const field = fieldOf('name');
  const typed = parsePlainForm({ fields: [field] }, [['fields[f][First]', 'Mary ']]);
  expect(typed).toEqual({ f: { First: 'Mary ', Last: '' } });
  expect(validateSubmission({ fields: [field] }, typed)).toMatchObject({
    payload: { f: { First: 'Mary', Last: '' } },
  });
});
