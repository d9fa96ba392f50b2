import { useState } from 'react';
import { createForm } from '../../create-form.ts';
import type { FormDefinition } from '../../form-definition.ts';
import type { FormOptions } from '../../form-options.ts';
import { FormView } from './form-view.tsx';
import type { FormViewProps } from './form-view.tsx';

/** Props of a form's markup. */
export interface FormMarkupProps
  extends
    Omit<FormViewProps, 'engine'>,
    Pick<FormOptions, 'query' | 'texts' | 'values' | 'failure'> {
  readonly form: FormDefinition;
}

/**
 * The markup of a form that is rendered on the server and enhanced in the browser. It does not submit by itself; use
 * `FormView` in React.
 */
export function FormMarkup({ form, query, texts, values, failure, ...view }: FormMarkupProps) {
  const [engine] = useState(() =>
    createForm(form, { query, texts, values, failure, send: sendNothing }),
  );
  return <FormView engine={engine} {...view} />;
}

const sendNothing = () => Promise.reject(new Error('Markup sends nothing: use FormView'));
