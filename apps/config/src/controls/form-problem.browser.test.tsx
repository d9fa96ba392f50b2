import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CallError } from '../api/call.ts';
import { FormProblem } from './form-problem.tsx';
import { ShownErrors } from './shown-errors.tsx';
import { TextField } from './text-field.tsx';

const required = 'This field is required.';
const error = new CallError({
  kind: 'rejected',
  status: 400,
  message: 'Please check your entries.',
  errors: { title: required, credit: required },
});
const ignore = () => {};

it('lists an error without a visible field, even if another field has the same message', async () => {
  const screen = await render(
    <ShownErrors>
      <TextField label="Title" value="" onChange={ignore} error={required} />
      <FormProblem error={error} labels={{ credit: 'Credit' }} />
    </ShownErrors>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(`Not saved. Credit: ${required}`);
});

it('refers to the marked fields when each field shows its own error', async () => {
  const screen = await render(
    <ShownErrors>
      <TextField label="Title" value="" onChange={ignore} error={required} />
      <TextField label="Credit" value="" onChange={ignore} error={required} />
      <FormProblem error={error} />
    </ShownErrors>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Not saved. Check the marked fields.');
});
