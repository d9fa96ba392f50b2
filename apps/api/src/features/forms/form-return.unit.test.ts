import { expect, it } from 'vitest';
import { acceptedFormReturn } from './form-return.ts';

it('reads the result of an accepted form from the query alone', () => {
  const accepted = { formId: 'contact', values: {}, errors: {}, succeeded: true };
  expect(acceptedFormReturn({ form: 'contact', sent: '1' })).toEqual(accepted);
  expect(acceptedFormReturn({ form: 'contact', sent: '1', block: 'b' })).toEqual({
    ...accepted,
    blockId: 'b',
  });
});

it.each([{}, { sent: '1' }, { form: 'contact' }, { form: 'contact', sent: '0', return: 'token' }])(
  'reads no accepted form from %j',
  (query) => {
    expect(acceptedFormReturn(query)).toBeUndefined();
  },
);
