import { expectTypeOf } from 'vitest';
import type { FormDefinition, FormField, FormValues } from './form-definition.ts';
import { createSend } from './submission/send.ts';
import type { Send } from './submission/send.ts';
import type { SubmissionState } from './submission/state.ts';
import { validateSubmission } from './validate-submission.ts';

const form: Pick<FormDefinition, 'fields'> = { fields: [] };
const result = validateSubmission(form, {});

// Neither side is there before it is known which.
// @ts-expect-error
void result.payload;
// @ts-expect-error
void result.errors;
if (result.ok) expectTypeOf(result.payload).toEqualTypeOf<FormValues>();
else expectTypeOf(result.errors).toEqualTypeOf<Readonly<Record<string, string>>>();

// A kind that is not in the table does not compile.
// @ts-expect-error
const unknownKind: FormField = { id: 'a', type: 'hologram', title: 'A' };
void unknownKind;

// Only a failed submission has a failure.
expectTypeOf<Extract<SubmissionState, { failure: object }>['status']>().toEqualTypeOf<'failed'>();

// The window's own fetch is accepted.
expectTypeOf(createSend(fetch)).toEqualTypeOf<Send>();
