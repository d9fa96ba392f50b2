import { checkField } from './check-field.ts';
import { collectingFields } from './collecting-fields.ts';
import { createFieldStore } from './field-store.ts';
import type { FieldState } from './field-store.ts';
import { rulesOf } from './fields/field-kinds.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FormOptions } from './form-options.ts';
import { hiddenValue } from './hidden-value.ts';
import { toCheckSettings } from './options.ts';
import type { CheckSettings } from './options.ts';
import { deliver } from './submission/deliver.ts';
import { transition } from './submission/state.ts';
import type { SubmissionEvent, SubmissionState } from './submission/state.ts';

/** A form that is being filled in. */
export interface FormEngine {
  readonly form: FormDefinition;
  readonly settings: CheckSettings;
  getState(): SubmissionState;
  /** Calls `listener` after each change of `getState()`. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** The state of a field. Throws a RangeError when the form collects nothing under that id. */
  getField(id: string): FieldState;
  /** Calls `listener` after each change of `getField(id)`, and of no other field. */
  subscribeField(id: string, listener: () => void): () => void;
  /** Takes a new value. A field in error is checked again, so that the error goes when its reason does; with the last of them the failure goes, unless it was about more. */
  setValue(id: string, value: unknown): void;
  /** Submits. Resolves when the outcome is known, never rejects. Ignored while another one is on its way. */
  submit(): Promise<void>;
  /** Forgets the listeners and whatever is on its way. */
  destroy(): void;
}

/** Brings a form to life: its values and errors by field, and the life cycle of its submission. */
export function createForm(form: FormDefinition, options: FormOptions): FormEngine {
  const settings = toCheckSettings(options);
  const { query, values = {}, failure } = options;
  const store = createFieldStore(
    collectingFields(form).map((field) => {
      const input =
        values[field.id] ?? (field.type === 'hidden' ? hiddenValue(field, query) : undefined);
      return {
        field,
        value: rulesOf(field).parse(input, field),
        error: failure?.errors[field.id],
      };
    }),
  );
  const listeners = new Set<() => void>();
  let state: SubmissionState = failure ? { status: 'failed', failure } : { status: 'idle' };
  let lives = 0;

  async function dispatch(event: SubmissionEvent): Promise<void> {
    const next = transition(state, event);
    if (next === state) return;
    state = next;
    // Old errors stand until the outcome is known: a row that stays in error does not change.
    if (next.status === 'failed') store.setErrors(next.failure.errors);
    listeners.forEach((listener) => listener());
    if (event.type === 'submit') {
      const life = lives;
      const failure = await deliver(form, event.values, options, settings);
      if (life === lives) await dispatch({ type: 'settled', failure });
    } else if (next.status === 'succeeded') {
      options.onSuccess?.();
      if (form.successRedirect) options.navigate?.(form.successRedirect);
    } else if (next.status === 'failed') {
      options.captcha?.reset();
    }
  }

  function readValues() {
    try {
      return (options.readValues ?? store.values)();
    } catch {
      return undefined;
    }
  }

  return {
    form,
    settings,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getField: store.get,
    subscribeField: store.subscribe,
    setValue(id, input) {
      const { field, error } = store.get(id);
      store.set(id, {
        value: rulesOf(field).parse(input, field),
        error: error && checkField(field, input, settings).error,
      });
      if (error && !store.hasErrors()) void dispatch({ type: 'corrected' });
    },
    // The values are read before the form is locked: a locked input has none to give.
    submit: () => dispatch({ type: 'submit', values: readValues() }),
    destroy() {
      lives += 1;
      listeners.clear();
    },
  };
}
