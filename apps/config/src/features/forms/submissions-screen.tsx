import { useNavigate, useSearch } from '@tanstack/react-router';
import { listForms, listSubmissions, releaseSubmission } from '@sitewright/contracts/api';
import type { Submission } from '@sitewright/contracts/entities';
import { Inbox, ShieldCheck } from 'lucide-react';
import { decodeUrlPath } from '@sitewright/contracts/links';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { Problem } from '../../controls/problem.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { submissionColumns } from './submission-columns.tsx';
import styles from './submissions-screen.module.css';
import { TableListing } from '../../controls/table-listing.tsx';
import { useList, useCompleteList } from '../../api/read-list.ts';

const folders = [
  { value: 'inbox', label: 'Inbox' },
  { value: 'spam', label: 'Spam' },
] as const;

/** The submissions of visitors. Suspected spam has its own folder. */
export function SubmissionsScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { folder = 'inbox', form } = useSearch({ from: '/$identifier/framed/submissions' });
  const navigate = useNavigate();
  const forms = useCompleteList(listForms, { params: { websiteId } });
  const submissions = useList(listSubmissions, {
    params: { websiteId },
    query: {
      spam: folder === 'spam' ? 'true' : 'false',
      ...(form === undefined ? {} : { formId: form }),
    },
  });
  const [opened, setOpened] = useState<Submission | null>(null);
  const show = (search: { folder?: 'inbox' | 'spam'; form?: string | undefined }) =>
    void navigate({ to: '/$identifier/submissions', params: { identifier }, search });
  return (
    <Screen title="Submissions" width="wide">
      <ListToolbar
        views={{
          label: 'Folder',
          choices: folders,
          value: folder,
          onChange: (chosen) => show({ folder: chosen, form }),
        }}
      >
        <SelectField
          label="Form"
          isLabelHidden
          choices={[
            { value: 'all', label: 'All forms' },
            ...(forms.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={form ?? 'all'}
          onChange={(chosen) => show({ folder, form: chosen === 'all' ? undefined : chosen })}
        />
      </ListToolbar>
      <TableListing
        list={submissions}
        problem="The submissions could not be loaded."
        caption="Submissions"
        nouns={['submission', 'submissions']}
        empty={
          <EmptyState icon={<Inbox />} title={folder === 'spam' ? 'No spam' : 'No submissions yet'}>
            {folder === 'spam'
              ? 'Suspected spam appears here with the reason. Nothing is deleted.'
              : 'Answers to your forms appear here.'}
          </EmptyState>
        }
        columns={submissionColumns(setOpened)}
      />
      {opened !== null && <SubmissionDialog submission={opened} onClose={() => setOpened(null)} />}
    </Screen>
  );
}

function SubmissionDialog({
  submission,
  onClose,
}: {
  readonly submission: Submission;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const release = useSend(releaseSubmission, [listSubmissions]);
  const { formName, createdAt, pagePath, answers, spamReason } = submission;

  async function moveToInbox() {
    const params = { websiteId, submissionId: submission.id };
    const released = await release.mutateAsync({ params }).catch(() => null);
    if (released === null) return;
    toast.success('Moved to the inbox. Its notification was sent.');
    onClose();
  }

  return (
    <Dialog
      title={formName}
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        spamReason !== null && (
          <Button
            variant="primary"
            icon={<ShieldCheck aria-hidden="true" />}
            onPress={() => void moveToInbox()}
            isPending={release.isPending}
          >
            Not spam
          </Button>
        )
      }
    >
      <p className={styles.facts}>
        {formatDateTime(createdAt)}, on {decodeUrlPath(pagePath)}
      </p>
      {spamReason !== null && <p className={styles.reason}>Reason: {spamReason}</p>}
      <Problem error={release.error} />
      <dl className={styles.answers}>
        {answers.map(({ fieldId, title, text }) => (
          <div key={fieldId}>
            <dt>{title}</dt>
            <dd>{text || '—'}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
