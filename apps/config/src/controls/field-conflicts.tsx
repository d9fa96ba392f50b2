import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { FieldConflict } from '../drafts/use-draft.ts';
import { RemoteValue } from './remote-value.tsx';
import styles from './remote-value.module.css';

interface Conflicts {
  readonly conflicts: readonly FieldConflict[];
  /** Labels of the fields that show their own conflict. */
  readonly shown: readonly string[];
  /** Registers a field by its label. Returns a function that unregisters it. */
  readonly show: (label: string) => () => void;
}

const noConflicts: Conflicts = { conflicts: [], shown: [], show: () => () => undefined };
const ConflictsContext = createContext<Conflicts>(noConflicts);

/** Wraps a form and its save bar: conflicts appear below their fields, those without a field in the bar. */
export function FieldConflicts({
  conflicts,
  children,
}: {
  readonly conflicts: readonly FieldConflict[];
  readonly children: ReactNode;
}): ReactNode {
  const [shown, setShown] = useState<readonly string[]>([]);
  const show = useCallback((label: string) => {
    setShown((previous) => [...previous, label]);
    return () => setShown((previous) => previous.toSpliced(previous.indexOf(label), 1));
  }, []);
  const value = useMemo(() => ({ conflicts, shown, show }), [conflicts, shown, show]);
  return <ConflictsContext value={value}>{children}</ConflictsContext>;
}

/** The conflicts of a form: all of them, and those without a field. */
export function useFieldConflicts(): {
  readonly conflicts: readonly FieldConflict[];
  readonly unshown: readonly FieldConflict[];
} {
  const { conflicts, shown } = use(ConflictsContext);
  const unshown = conflicts.filter(({ label }) => label === undefined || !shown.includes(label));
  return { conflicts, unshown };
}

/** Below a field with a conflict: the remote value, and buttons to choose. Renders nothing without a conflict. */
export function FieldConflictNotice({
  label,
  textOf,
}: {
  readonly label: string;
  /** How the field displays a value; undefined for unknown values. */
  readonly textOf?: ((value: unknown) => string | undefined) | undefined;
}): ReactNode {
  const { conflicts, show } = use(ConflictsContext);
  const conflict = conflicts.find((candidate) => candidate.label === label);
  const isConflicting = conflict !== undefined;
  const notice = useRef<HTMLDivElement>(null);
  const isFirst = isConflicting && conflicts[0] === conflict;
  useEffect(() => (isConflicting ? show(label) : undefined), [isConflicting, label, show]);
  useEffect(() => {
    if (isFirst) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isFirst]);
  if (conflict === undefined) return null;
  return (
    <div ref={notice} className={styles.note}>
      <RemoteValue
        conflict={conflict}
        text={textOf?.(conflict.remoteValue) ?? conflict.remoteText}
      />
    </div>
  );
}
