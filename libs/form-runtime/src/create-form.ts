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

/** The state of a form and its actions. */
export interface FormEngine {
  readonly form: FormDefinition;
  readonly settings: CheckSettings;
  getState(): SubmissionState;
  /** Calls `listener` after each change of `getState()`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The state of a field. Throws a RangeError for an unknown id. */
  getField(id: string): FieldState;
  /** Calls `listener` after each change of `getField(id)`, and of no other field. */
  subscribeField(id: string, listener: () => void): () => void;
  /**
   * Sets a value. Validates a field with an error again, so that the error disappears when it is fixed. After the last
   * one, the failure of the form disappears too, unless it is about more than fields.
   */
  setValue(id: string, value: unknown): void;
  /** Submits. Resolves when the result is known, never rejects. Ignored during another submission. */
  submit(): Promise<void>;
  /** Removes the listeners and ignores a pending submission. */
  destroy(): void;
}

/** Creates a form: its values and errors by field, and the life cycle of its submission. */
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
  let destroyCount = 0;

  async function dispatch(event: SubmissionEvent): Promise<void> {
    const next = transition(state, event);
    if (next === state) return;
    state = next;
    // Old errors stay until the result is known, so that a field that is still invalid does not change.
    if (next.status === 'failed') store.setErrors(next.failure.errors);
    listeners.forEach((listener) => listener());
    if (event.type === 'submit') {
      const countOnSubmit = destroyCount;
      const failure = await deliver(form, event.values, options, settings);
      if (countOnSubmit === destroyCount) await dispatch({ type: 'settled', failure });
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
    // Reads the values before the form is locked, because disabled inputs have none.
    submit: () => dispatch({ type: 'submit', values: readValues() }),
    destroy() {
      destroyCount += 1;
      listeners.clear();
    },
  };
}
