import { useCallback, useSyncExternalStore } from 'react';
import type { FormEngine } from '../create-form.ts';
import type { FieldState } from '../field-store.ts';

/** The value and the error of one field. A component that uses it renders for this field alone. */
export function useField(engine: FormEngine, id: string): FieldState {
  const subscribe = useCallback(
    (listener: () => void) => engine.subscribeField(id, listener),
    [engine, id],
  );
  const read = () => engine.getField(id);
  return useSyncExternalStore(subscribe, read, read);
}
