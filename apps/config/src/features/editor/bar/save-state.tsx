import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AutosavePhase } from '../autosave/state.ts';
import { useEditor } from '../session/session-context.ts';
import styles from './editor-bar.module.css';
import { saveStateText } from './save-state-text.ts';

const signs = {
  saved: Check,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  offline: CloudOff,
  refused: TriangleAlert,
} as const satisfies Record<AutosavePhase, unknown>;

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString(undefined, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** Where the work of the last minutes is. */
export function SaveState(): ReactNode {
  const phase = useEditor((state) => state.save.phase);
  const savedAt = useEditor((state) => state.save.savedAt);
  const Sign = signs[phase];
  return (
    <output className={styles.state} data-phase={phase}>
      <Sign size={14} aria-hidden="true" />
      {saveStateText(phase, savedAt, timeOf)}
    </output>
  );
}
