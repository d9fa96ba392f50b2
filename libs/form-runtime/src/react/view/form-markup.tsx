import { useState } from 'react';
import { createForm } from '../../create-form.ts';
import type { FormDefinition } from '../../form-definition.ts';
import type { FormOptions } from '../../form-options.ts';
import { FormView } from './form-view.tsx';
import type { FormViewProps } from './form-view.tsx';

/** What the markup of a form is rendered from. */
export interface FormMarkupProps
  extends
    Omit<FormViewProps, 'engine'>,
    Pick<FormOptions, 'query' | 'texts' | 'values' | 'failure'> {
  readonly form: FormDefinition;
}

/**
 * The markup of a form, for a page that is rendered on the server and enhanced in the browser. It
 * sends nothing by itself; a form that React is to bring to life is a `FormView`.
 */
export function FormMarkup({ form, query, texts, values, failure, ...view }: FormMarkupProps) {
  const [engine] = useState(() =>
    createForm(form, { query, texts, values, failure, send: sendNothing }),
  );
  return <FormView engine={engine} {...view} />;
}

const sendNothing = () => Promise.reject(new Error('Markup sends nothing: use FormView'));
