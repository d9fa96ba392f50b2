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
  /** What is wrong with fields, as the fields on the screen say it. */
  readonly sentences: readonly string[];
  /** A field shows what is wrong with it. Returns what takes it back. */
  readonly show: (sentence: string) => () => void;
}

const ShownContext = createContext<Shown>({ sentences: [], show: () => () => undefined });

/** Around the application: knows which errors fields show, so that a form can show those that no field does. */
export function ShownErrors({ children }: { readonly children: ReactNode }): ReactNode {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const show = useCallback((sentence: string) => {
    setSentences((others) => [...others, sentence]);
    return () => setSentences((all) => all.toSpliced(all.indexOf(sentence), 1));
  }, []);
  const shown = useMemo(() => ({ sentences, show }), [sentences, show]);
  return <ShownContext value={shown}>{children}</ShownContext>;
}

/** Says that a field shows this error; nothing for a field that has none. */
export function useShownError(sentence: string | undefined): void {
  const { show } = use(ShownContext);
  useEffect(() => (sentence === undefined ? undefined : show(sentence)), [sentence, show]);
}

/** Of errors by field, those that no field on the screen shows: its step is closed, or it has no field. */
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
