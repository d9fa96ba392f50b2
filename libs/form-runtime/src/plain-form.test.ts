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

it('names every control of a field, in reading order', () => {
  expect(fields.map(fieldNames)).toEqual([
    ['fields[a]'],
    ['fields[b][First]', 'fields[b][Last]'],
    ['fields[c]'],
    ['fields[d][0]', 'fields[d][1]'],
    [],
  ]);
});

it('reads a posted body into values', () => {
  const body =
    'fields[a]=hello+you&fields[b][First]=Ada&fields[c]=Red&fields[c]=Blue&fields[d][1]=-2&formId=f&fields[z]=x';
  expect(parsePlainForm({ fields }, new URLSearchParams(body))).toEqual({
    a: 'hello you',
    b: { First: 'Ada', Last: '' },
    c: ['Red', 'Blue'],
    d: { Fast: '', Cheap: '-2' },
  });
});

it('reads the entries of a FormData and leaves files out', () => {
  const data = new FormData();
  data.append('fields[a]', 'text');
  data.append('fields[c]', new Blob(['x']));
  expect(parsePlainForm({ fields }, data)).toMatchObject({ a: 'text', c: [] });
});

it('takes the first of several lines for a control that is sent once', () => {
  expect(
    parsePlainForm({ fields }, [
      ['fields[a]', '1'],
      ['fields[a]', '2'],
    ]),
  ).toMatchObject({ a: '1' });
});
