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

  it(`has one control for each of the parts ${parts.join(', ')} (${id})`, () => {
    expect(fieldNames(field)).toEqual(parts.map((part) => `fields[f][${part}]`));
  });

  it(`collects a value for each part and drops other keys (${id})`, () => {
    const value = Object.fromEntries(parts.map((part) => [part, filled[part] ?? `the ${part}`]));
    expect(validateSubmission({ fields: [field] }, { f: { ...value, Other: 'x' } })).toEqual({
      ok: true,
      payload: { f: value },
    });
  });

  it('returns an empty string for every part of an empty submission', () => {
    expect(parsePlainForm({ fields: [field] }, [])).toEqual({
      f: Object.fromEntries(parts.map((part) => [part, ''])),
    });
  });
});

describe('a value in another format', () => {
  const payloadOf = (type: FieldKind, value: unknown) =>
    validateSubmission({ fields: [fieldOf(type)] }, { f: value });

  it.each([
    ['name', 'Ada Lovelace', { First: 'Ada Lovelace', Last: '' }],
    ['name', ['Ada', 'King', 'Lovelace'], { First: 'Ada', Last: 'King Lovelace' }],
    ['name', ['Ada'], { First: 'Ada', Last: '' }],
    ['address', '1 Main Street', { Line1: '1 Main Street' }],
    [
      'address',
      ['1 Main', '', 'Lyon', '', '69001', 'France', 'Europe'],
      { Country: 'France Europe' },
    ],
  ] as const)('converts a %s given as %j without data loss', (kind, value, parts) => {
    expect(payloadOf(kind, value)).toMatchObject({ ok: true, payload: { f: parts } });
  });

  it.each([
    ['date', '2028-02-29'],
    ['date', ['2', '29', '2028', 'noon']],
    ['time', '12:05 PM'],
    ['time', ['12', '05', '00', 'PM', 'sharp']],
    ['likert', 'yes'],
  ] as const)('rejects a %s given as %j instead of treating it as empty', (kind, value) => {
    const field = fieldOf(kind, { options: ['Good', 'Fast'] });
    expect(validateSubmission({ fields: [field] }, { f: value }).ok).toBe(false);
  });

  it('parses to the same value when parsed again', () => {
    for (const kind of ['name', 'phone', 'address'] as const) {
      const once = payloadOf(kind, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
      expect(once.ok && payloadOf(kind, once.payload['f'])).toEqual(once);
    }
  });
});

it('trims the parts in validation but not in parsing', () => {
  const field = fieldOf('name');
  const typed = parsePlainForm({ fields: [field] }, [['fields[f][First]', 'Mary ']]);
  expect(typed).toEqual({ f: { First: 'Mary ', Last: '' } });
  expect(validateSubmission({ fields: [field] }, typed)).toMatchObject({
    payload: { f: { First: 'Mary', Last: '' } },
  });
});
