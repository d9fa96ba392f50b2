import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DialogTrigger, Popover, Dialog } from 'react-aria-components';
import { Button } from '../../../controls/button.tsx';
import menu from '../../../controls/menu.module.css';
import { RequestReference } from '../../../controls/request-reference.tsx';
import { useEditor, useSession } from '../session/session-context.ts';
import type { AutosavePhase } from '../autosave/state.ts';
import styles from './editor-bar.module.css';
import { isRejected, rejectionReasons, saveStateText } from './save-state-text.ts';

const icons = {
  saved: Check,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  offline: CloudOff,
  rejected: TriangleAlert,
} as const satisfies Record<AutosavePhase, unknown>;

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString(undefined, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** The save status; for rejected changes the reason and what can be done. */
export function SaveState(): ReactNode {
  const save = useEditor((state) => state.save);
  const rejected = useEditor((state) => state.rejected);
  const phase = isRejected({ save, rejected }) ? 'rejected' : save.phase;
  const Icon = icons[phase];
  return (
    <>
      <output className={styles.state} data-phase={phase}>
        <Icon size={14} aria-hidden="true" />
        {saveStateText({ save, rejected }, timeOf)}
      </output>
      {phase === 'rejected' && <RejectionReasons />}
    </>
  );
}

/** Why changes are not saved, with buttons to try again or discard them. */
function RejectionReasons(): ReactNode {
  const session = useSession();
  const save = useEditor((state) => state.save);
  const rejected = useEditor((state) => state.rejected);
  const [isOpen, setOpen] = useState(false);
  const closeAndRun = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="quiet" size="small">
        Why?
      </Button>
      <Popover className={menu.popover ?? ''} placement="bottom end">
        <Dialog className={styles.reasons ?? ''} aria-label="Why this is not saved">
          {rejectionReasons({ save, rejected }).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <RequestReference id={save.problem?.requestId} />
          <div className={styles.ways}>
            {save.phase === 'rejected' && (
              <Button size="small" onPress={closeAndRun(session.retrySave)}>
                Try again
              </Button>
            )}
            <Button size="small" onPress={closeAndRun(session.discardUnsaved)}>
              Discard unsaved changes
            </Button>
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
