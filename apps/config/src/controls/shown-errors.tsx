import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

interface ShownMessages {
  /** The errors that fields on the screen show. */
  readonly messages: readonly string[];
  /** Registers an error that a field shows. Returns a function that unregisters it. */
  readonly show: (message: string) => () => void;
}

const ShownContext = createContext<ShownMessages>({ messages: [], show: () => () => undefined });

/** Wraps the application: records which errors fields show, so that a form can show the others. */
export function ShownErrors({ children }: { readonly children: ReactNode }): ReactNode {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const show = useCallback((message: string) => {
    setMessages((previous) => [...previous, message]);
    return () => setMessages((previous) => previous.toSpliced(previous.indexOf(message), 1));
  }, []);
  const shown = useMemo(() => ({ messages, show }), [messages, show]);
  return <ShownContext value={shown}>{children}</ShownContext>;
}

/** Registers a field's error, if it has one. */
export function useShownError(message: string | undefined): void {
  const { show } = use(ShownContext);
  useEffect(() => (message === undefined ? undefined : show(message)), [message, show]);
}

/** The errors that no field on the screen shows: its step is closed, or there is no field. */
export function useUnshownErrors(
  errors: Readonly<Record<string, string>>,
): readonly (readonly [field: string, message: string])[] {
  const { messages } = use(ShownContext);
  const unmatched = [...messages];
  return Object.entries(errors).filter(([, message]) => {
    const index = unmatched.indexOf(message);
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
}
