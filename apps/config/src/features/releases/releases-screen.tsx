import {
  listPages,
  listPendingChanges,
  listReleases,
  readStyles,
  restoreRelease,
} from '@sitewright/contracts/api';
import type { Release } from '@sitewright/contracts/entities';
import { Eye, History, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { Problem } from '../../controls/problem.tsx';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { PublishDialog } from './publish-dialog.tsx';
import styles from './releases-screen.module.css';
import { Listing } from '../../controls/listing.tsx';
import { useList } from '../../api/read-list.ts';

/** The publishing history of the website; each release can be viewed and restored. */
export function ReleasesScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const releases = useList(listReleases, { params: { websiteId } });
  const [restoring, setRestoring] = useState<Release | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const restore = useSend(restoreRelease, [
    listReleases,
    listPendingChanges,
    listPages,
    readStyles,
  ]);

  async function restoreNow(release: Release) {
    const params = { websiteId, releaseId: release.id };
    const created = await restore.mutateAsync({ params }).catch(() => null);
    setRestoring(null);
    if (created === null) return;
    toast.success(`Release ${release.number} is live again, as ${created.number}`);
    for (const { title, urlId } of created.moved) {
      toast(
        `The unpublished page “${title}” is now at /${urlId}, because the release uses its URL.`,
        {
          duration: 10_000,
        },
      );
    }
  }

  const publish = (
    <Button variant="primary" onPress={() => setPublishing(true)}>
      Publish
    </Button>
  );
  return (
    <Screen
      title="Releases"
      description="Each release is a version of the whole website. Restoring one changes pages and design; orders, products and submissions stay."
      actions={publish}
    >
      <Problem error={restore.error} />
      <Listing
        list={releases}
        problem="The releases could not be loaded."
        nouns={['release', 'releases']}
        empty={
          <EmptyState icon={<History />} title="Nothing is published yet" action={publish}>
            Your first release makes the website visible. You can always go back to an earlier one.
          </EmptyState>
        }
      >
        {(rows) => (
          <ol className={styles.list} reversed>
            {rows.map((release) => (
              <ReleaseRow
                key={release.id}
                release={release}
                onRestore={() => setRestoring(release)}
              />
            ))}
          </ol>
        )}
      </Listing>
      {restoring !== null && (
        <ConfirmDialog
          title={`Restore release ${restoring.number}?`}
          action="Restore"
          isDangerous={false}
          isOpen
          isPending={restore.isPending}
          onClose={() => setRestoring(null)}
          onConfirm={() => void restoreNow(restoring)}
        >
          It goes live immediately and becomes your draft. Unpublished changes are replaced.
        </ConfirmDialog>
      )}
      <PublishDialog isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </Screen>
  );
}

function ReleaseRow({
  release,
  onRestore,
}: {
  readonly release: Release;
  readonly onRestore: () => void;
}): ReactNode {
  const { number, createdAt, author, changes, isLive, restoredFrom, previewUrl } = release;
  return (
    <li className={styles.release} data-live={isLive ? '' : undefined}>
      <div>
        <h2 className={styles.title}>
          Release {number} {isLive && <Badge tone="success">Live</Badge>}
        </h2>
        <p className={styles.facts}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> by {author}
          {restoredFrom !== null && `, from release ${restoredFrom}`}
        </p>
        {changes.length > 0 && <p>{changes.map(({ title }) => title).join(', ')}</p>}
      </div>
      <div className={styles.actions}>
        <a href={previewUrl} target="_blank" rel="noreferrer" className={styles.look}>
          <Eye size={15} aria-hidden="true" /> View
        </a>
        {!isLive && (
          <Button size="small" icon={<Undo2 aria-hidden="true" />} onPress={onRestore}>
            Restore
          </Button>
        )}
      </div>
    </li>
  );
}
