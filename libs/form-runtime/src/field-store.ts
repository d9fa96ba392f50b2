import type { FieldValue } from './form-definition.ts';

/** One field as it stands. A new object whenever, and only when, something about it changed. */
export interface FieldState {
  readonly value: FieldValue;
  readonly error: string | undefined;
}

type Listener = () => void;

/** The fields of a form, each with listeners of its own: a change concerns one row, whatever their number. */
export function createFieldStore(initial: Iterable<readonly [string, FieldState]>) {
  const fields = new Map(initial);
  const listeners = new Map<string, Set<Listener>>();

  const get = (id: string): FieldState => {
    const field = fields.get(id);
    if (!field) throw new RangeError(`The form has no field '${id}' that collects a value`);
    return field;
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
    /** Gives each field its error, or none. */
    setErrors: (errors: Readonly<Record<string, string>>) => {
      for (const id of fields.keys()) set(id, { error: errors[id] });
    },
    values: () => Object.fromEntries([...fields].map(([id, { value }]) => [id, value])),
    subscribe: (id: string, listener: Listener) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => void own.delete(listener);
    },
  };
}
