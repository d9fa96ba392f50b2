import { validateSubmission, type FieldKind, type FormField } from '@sitewright/form-runtime';
import { expect, it } from 'vitest';
import { formChecks } from './form-checks.ts';
import { plainFieldKinds } from './normalize-plain-value.ts';
import { plainFormChecks } from './plain-form-checks.ts';

const typed = [
  '',
  ' ',
  '\u2800',
  '\u200b',
  'Ada',
  ' ada@example.com ',
  'ａｄａ＠example.com',
  'ada@müller.de',
  'ada@example.photography',
  '@ada',
  '１２',
  'example.com',
  'No',
];
const cases = [...plainFieldKinds].flatMap((kind) =>
  typed.map((text): [FieldKind, string] => [kind, text]),
);

it.each(cases)(
  'validates a field of type %s with %j with the same result as the server',
  (type, text) => {
    const field: FormField = {
      id: 'f',
      type,
      title: 'Field',
      required: true,
      options: ['No', 'Yes'],
    };
    const form = { fields: [field] };
    for (const short of [false, true]) {
      expect(validateSubmission(form, { f: text }, plainFormChecks(short))).toEqual(
        validateSubmission(form, { f: text }, formChecks(short)),
      );
    }
  },
);
