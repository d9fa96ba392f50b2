import { useEffect, useState } from 'react';
import { createForm } from '../create-form.ts';
import type { FormEngine } from '../create-form.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { FormOptions } from '../form-options.ts';

/** A form for the component's lifetime. Created once: later options are ignored. */
export function useForm(form: FormDefinition, options: FormOptions): FormEngine {
  const [engine] = useState(() => createForm(form, options));
  useEffect(() => engine.destroy, [engine]);
  return engine;
}
