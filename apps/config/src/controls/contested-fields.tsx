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
import type { ContestedMember } from '../composition/use-draft.ts';
import { TheirValue } from './their-value.tsx';
import styles from './their-value.module.css';

interface Contest {
  readonly members: readonly ContestedMember[];
  /** Labels of the fields on the screen that show what is theirs by themselves. */
  readonly shown: readonly string[];
  /** A field takes what is contested under its label. Returns what gives it back. */
  readonly show: (label: string) => () => void;
}

const nothing: Contest = { members: [], shown: [], show: () => () => undefined };
const ContestContext = createContext<Contest>(nothing);

/** Around a form with its save bar: what somebody else changed as well is shown at its fields, the rest in the bar. */
export function ContestedFields({
  members,
  children,
}: {
  readonly members: readonly ContestedMember[];
  readonly children: ReactNode;
}): ReactNode {
  const [shown, setShown] = useState<readonly string[]>([]);
  const show = useCallback((label: string) => {
    setShown((others) => [...others, label]);
    return () => setShown((all) => all.toSpliced(all.indexOf(label), 1));
  }, []);
  const contest = useMemo(() => ({ members, shown, show }), [members, shown, show]);
  return <ContestContext value={contest}>{children}</ContestContext>;
}

/** What is contested in a form: all of it, and what no field shows. */
export function useContest(): {
  readonly members: readonly ContestedMember[];
  readonly unshown: readonly ContestedMember[];
} {
  const { members, shown } = use(ContestContext);
  const unshown = members.filter(({ label }) => label === undefined || !shown.includes(label));
  return { members, unshown };
}

/** Below a field that somebody else changed as well: their value, to be taken or not. Nothing below others. */
export function FieldContest({
  label,
  wordsOf,
}: {
  readonly label: string;
  /** What the field itself calls a value; undefined for what it does not know. */
  readonly wordsOf?: ((value: unknown) => string | undefined) | undefined;
}): ReactNode {
  const { members, show } = use(ContestContext);
  const member = members.find((one) => one.label === label);
  const isContested = member !== undefined;
  const note = useRef<HTMLDivElement>(null);
  const isFirst = isContested && members[0] === member;
  useEffect(() => (isContested ? show(label) : undefined), [isContested, label, show]);
  useEffect(() => {
    if (isFirst) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isFirst]);
  if (member === undefined) return null;
  return (
    <div ref={note} className={styles.note}>
      <TheirValue member={member} words={wordsOf?.(member.theirPart) ?? member.theirWords} />
    </div>
  );
}
