import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

interface Shown {
  /** The errors that fields on the screen show. */
  readonly sentences: readonly string[];
  /** Registers an error that a field shows. Returns a function that unregisters it. */
  readonly show: (sentence: string) => () => void;
}

const ShownContext = createContext<Shown>({ sentences: [], show: () => () => undefined });

/** Wraps the application: knows which errors fields show, so that a form can show all others. */
export function ShownErrors({ children }: { readonly children: ReactNode }): ReactNode {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const show = useCallback((sentence: string) => {
    setSentences((others) => [...others, sentence]);
    return () => setSentences((all) => all.toSpliced(all.indexOf(sentence), 1));
  }, []);
  const shown = useMemo(() => ({ sentences, show }), [sentences, show]);
  return <ShownContext value={shown}>{children}</ShownContext>;
}

/** Registers a field's error, if it has one. */
export function useShownError(sentence: string | undefined): void {
  const { show } = use(ShownContext);
  useEffect(() => (sentence === undefined ? undefined : show(sentence)), [sentence, show]);
}

/** The errors that no field on the screen shows: its step is closed, or there is no field. */
export function useUnshownErrors(
  errors: Readonly<Record<string, string>>,
): readonly (readonly [field: string, sentence: string])[] {
  const { sentences } = use(ShownContext);
  const left = [...sentences];
  return Object.entries(errors).filter(([, sentence]) => {
    const at = left.indexOf(sentence);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
