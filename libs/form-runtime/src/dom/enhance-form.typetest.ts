import { expectTypeOf } from 'vitest';
import type { FormDefinition } from '../form-definition.ts';
import type { Send } from '../submission/send.ts';
import type { EnhancedForm, enhanceForm } from './enhance-form.ts';

declare const enhance: typeof enhanceForm;
declare const page: Document;
declare const form: FormDefinition;

// A custom `send` infers its argument from the name of the call.
const send: Send = async ({ name, body }) => {
  if (name === 'submission') expectTypeOf(body.form).toEqualTypeOf<string>();
  if (name === 'key') expectTypeOf(body).toEqualTypeOf<undefined>();
  return { status: 200, data: {} };
};

export const tried = () => {
  // A queried form may be null.
  const found = enhance(page.querySelector('form'), { form, send });
  expectTypeOf(found).toEqualTypeOf<EnhancedForm | undefined>();
  const [first = page.createElement('form')] = page.forms;
  expectTypeOf(enhance(first, { form, send })).toEqualTypeOf<EnhancedForm>();

  // Accepts any subset of the place, and nothing else.
  enhance(first, { form, send, place: { pagePath: '/contact' } });
  // @ts-expect-error
  enhance(first, { form, send, place: { pagePaht: '/contact' } });
};
