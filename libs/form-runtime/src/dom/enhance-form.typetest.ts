import { expectTypeOf } from 'vitest';
import type { FormDefinition } from '../form-definition.ts';
import type { Send } from '../submission/send.ts';
import type { EnhancedForm, enhanceForm } from './enhance-form.ts';

declare const enhance: typeof enhanceForm;
declare const page: Document;
declare const form: FormDefinition;

// A way to the server of one's own knows what it is handed by the name of the call.
const send: Send = async ({ name, body }) => {
  if (name === 'submission') expectTypeOf(body.form).toEqualTypeOf<string>();
  if (name === 'key') expectTypeOf(body).toEqualTypeOf<undefined>();
  return { status: 200, data: {} };
};

export const tried = () => {
  // A form that is looked for may not be there.
  const found = enhance(page.querySelector('form'), { form, send });
  expectTypeOf(found).toEqualTypeOf<EnhancedForm | undefined>();
  const [first = page.createElement('form')] = page.forms;
  expectTypeOf(enhance(first, { form, send })).toEqualTypeOf<EnhancedForm>();

  // Any of the place may be told, and nothing that is not in it.
  enhance(first, { form, send, place: { pagePath: '/contact' } });
  // @ts-expect-error
  enhance(first, { form, send, place: { pagePaht: '/contact' } });
};
