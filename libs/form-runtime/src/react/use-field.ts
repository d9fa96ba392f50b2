import { useCallback, useSyncExternalStore } from 'react';
import type { FormEngine } from '../create-form.ts';
import type { FieldState } from '../field-store.ts';

/** The value and error of one field. A component with it re-renders for this field only. */
export function useField(engine: FormEngine, id: string): FieldState {
  const subscribe = useCallback(
    (listener: () => void) => engine.subscribeField(id, listener),
    [engine, id],
  );
  const read = () => engine.getField(id);
  return useSyncExternalStore(subscribe, read, read);
}
