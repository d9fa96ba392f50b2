import { expect, it } from 'vitest';
import type { FormField } from './form-definition.ts';
import { fieldNames, parsePlainForm } from './plain-form.ts';

const fields: FormField[] = [
  { id: 'a', type: 'text', title: 'Text' },
  { id: 'b', type: 'name', title: 'Name' },
  { id: 'c', type: 'checkbox', title: 'Colors', options: ['Red', 'Green', 'Blue'] },
  { id: 'd', type: 'likert', title: 'Opinion', options: ['Fast', 'Cheap'] },
  { id: 'e', type: 'section', title: 'Heading' },
];

it('returns the control names of each field in reading order', () => {
  expect(fields.map(fieldNames)).toEqual([
    ['fields[a]'],
    ['fields[b][First]', 'fields[b][Last]'],
    ['fields[c]'],
    ['fields[d][0]', 'fields[d][1]'],
    [],
  ]);
});

it('parses a posted body into values', () => {
  const body =
    'fields[a]=hello+you&fields[b][First]=Ada&fields[c]=Red&fields[c]=Blue&fields[d][1]=-2&formId=f&fields[z]=x';
  expect(parsePlainForm({ fields }, new URLSearchParams(body))).toEqual({
    a: 'hello you',
    b: { First: 'Ada', Last: '' },
    c: ['Red', 'Blue'],
    d: { Fast: '', Cheap: '-2' },
  });
});

it('parses the entries of a FormData and ignores files', () => {
  const data = new FormData();
  data.append('fields[a]', 'text');
  data.append('fields[c]', new Blob(['x']));
  expect(parsePlainForm({ fields }, data)).toMatchObject({ a: 'text', c: [] });
});

it('uses the first of several entries for a single-value control', () => {
  expect(
    parsePlainForm({ fields }, [
      ['fields[a]', '1'],
      ['fields[a]', '2'],
    ]),
  ).toMatchObject({ a: '1' });
});
