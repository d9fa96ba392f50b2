import {
  listPages,
  listPendingChanges,
  listReleases,
  listWebsites,
  publish,
  readWebsite,
} from '@sitewright/contracts/api';
import type { PendingChange } from '@sitewright/contracts/entities';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useRead, useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Problem } from '../../controls/problem.tsx';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { Reading } from '../../controls/reading.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import styles from './publish-dialog.module.css';

/** Describes a change that is not of a page; changes of pages are described by their path. */
const partLabels: Readonly<Record<Exclude<PendingChange['kind'], 'page'>, string>> = {
  styles: 'colors, fonts, spacing',
  navigation: 'main and footer navigation',
  headerFooter: 'header and footer',
  overlays: 'announcement bar and popup',
};
const describeChange = ({ kind, path }: PendingChange): string =>
  kind === 'page' ? (path ?? 'Page') : partLabels[kind];
const tones = { new: 'success', changed: 'accent', deleted: 'danger' } as const;

/** Lists the changes of the next publish, and publishes them: visitors see all of them or none. */
export function PublishDialog({
  isOpen,
  onClose,
  unsaved = null,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Why the publish would not include everything on the screen; null if it includes everything. */
  readonly unsaved?: string | null;
}): ReactNode {
  if (!isOpen) return null;
  return <OpenPublishDialog onClose={onClose} unsaved={unsaved} />;
}

function OpenPublishDialog({
  onClose,
  unsaved,
}: {
  readonly onClose: () => void;
  readonly unsaved: string | null;
}): ReactNode {
  const isSettled = useSettledSaves();
  const { id: websiteId, identifier } = useSite();
  const [note, setNote] = useState('');
  const changes = useRead(
    listPendingChanges,
    { params: { websiteId } },
    { staleTime: 0, enabled: isSettled },
  );
  useRefetchAfterSaves(unsaved === null, changes.refetch);
  const send = useSend(publish, [
    listPendingChanges,
    listReleases,
    listPages,
    readWebsite,
    listWebsites,
  ]);

  async function publishAll() {
    const body = note.trim() === '' ? {} : { note: note.trim() };
    const created = await send.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    if (created === null) return;
    toast.success(`Release ${created.number} is live`, {
      action: {
        label: 'Visit',
        onClick: () => window.open(`/visit/${identifier}`, '_blank', 'noreferrer'),
      },
      duration: 10_000,
    });
    onClose();
  }

  const isUnchanged = changes.data?.rows.length === 0;
  return (
    <Dialog
      title="Publish"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onPress={() => void publishAll()}
            isPending={send.isPending}
            isDisabled={isUnchanged || changes.isFetching || !isSettled}
          >
            Publish
          </Button>
        </>
      }
    >
      {unsaved !== null && (
        <p className={styles.unsaved} role="alert">
          {unsaved}
        </p>
      )}
      <Problem error={send.error} />
      <Reading read={changes} problem="The changes could not be loaded.">
        {({ rows }) =>
          rows.length === 0 ? (
            <p>Everything is published.</p>
          ) : (
            <>
              <p>These changes go live together:</p>
              <ul className={styles.changes}>
                {rows.map((row) => (
                  <li key={`${row.kind}.${row.id}`}>
                    <span>
                      {row.title} <span className={styles.kind}>{describeChange(row)}</span>
                    </span>
                    <Badge tone={tones[row.change]}>{row.change}</Badge>
                  </li>
                ))}
              </ul>
              <TextField label="Release note" value={note} onChange={setNote} maxLength={200} />
            </>
          )
        }
      </Reading>
    </Dialog>
  );
}

/** Refetches when a save settles while the dialog is open. */
function useRefetchAfterSaves(isSaved: boolean, refetch: () => unknown): void {
  const { runningSaves } = useServices();
  const wasSaved = useRef(isSaved);
  useEffect(() => {
    if (wasSaved.current === isSaved) return;
    wasSaved.current = isSaved;
    void runningSaves.ended().then(() => refetch());
  }, [isSaved, refetch, runningSaves]);
}

/** Whether all saves of a recently closed editor have settled. */
function useSettledSaves(): boolean {
  const { runningSaves } = useServices();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    void runningSaves.ended().then(() => setSettled(true));
  }, [runningSaves]);
  return isSettled;
}
