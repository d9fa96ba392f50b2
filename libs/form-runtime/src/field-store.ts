import type { FieldValue, FormField } from './form-definition.ts';

/** The state of a field. A new object whenever, and only when, it changes. */
export interface FieldState {
  readonly field: FormField;
  /** The parsed input. */
  readonly value: FieldValue;
  readonly error: string | undefined;
}

type Listener = () => void;

/** The fields of a form, each with its own listeners, so that the cost of a change is independent of their number. */
export function createFieldStore(initial: readonly FieldState[]) {
  const fields = new Map(initial.map((state) => [state.field.id, state]));
  const listeners = new Map<string, Set<Listener>>();

  const get = (id: string): FieldState => {
    const state = fields.get(id);
    if (!state) throw new RangeError(`No field '${id}'`);
    return state;
  };

  const set = (id: string, change: Partial<FieldState>) => {
    const before = get(id);
    const after = { ...before, ...change };
    if (after.value === before.value && after.error === before.error) return;
    fields.set(id, after);
    listeners.get(id)?.forEach((listener) => listener());
  };

  return {
    get,
    set,
    /** Sets or removes the error of each field. */
    setErrors: (errors: Readonly<Record<string, string>>) => {
      for (const id of fields.keys()) set(id, { error: errors[id] });
    },
    hasErrors: () => [...fields.values()].some((state) => state.error),
    values: () => Object.fromEntries([...fields].map(([id, state]) => [id, state.value])),
    subscribe: (id: string, listener: Listener) => {
      const fieldListeners = listeners.get(id) ?? new Set();
      listeners.set(id, fieldListeners.add(listener));
      return () => fieldListeners.delete(listener);
    },
  };
}
