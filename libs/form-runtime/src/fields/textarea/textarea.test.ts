import { expect, it } from 'vitest';
import type { FormField } from '../../form-definition.ts';
import { validateSubmission } from '../../validate-submission.ts';

const check = (maxLength: unknown, value: string) =>
  validateSubmission(
    {
      fields: [
        {
          id: 't',
          type: 'textarea',
          title: 'Text',
          maxLength: maxLength as number,
        } satisfies FormField,
      ],
    },
    { t: value },
  );

it("returns 'You have exceeded the character limit.' for a text longer than maxLength (FORM-54)", () => {
  expect(check(5, 'abcde').ok).toBe(true);
  expect(check(5, 'abcdef')).toEqual({
    ok: false,
    errors: { t: 'You have exceeded the character limit.' },
  });
});

it.each([0, -1, Number.NaN, 'many', undefined])(
  'has no limit if maxLength is %s (FORM-68)',
  (max) => {
    expect(check(max, 'x'.repeat(10_000)).ok).toBe(true);
  },
);

it('counts a line break and an emoji as one character each', () => {
  expect(check(3, 'a\r\n😀').ok).toBe(true);
  expect(check(3, 'a\r\n😀')).toMatchObject({ payload: { t: 'a\n😀' } });
});
