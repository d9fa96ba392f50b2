import {
  listPages,
  listPendingChanges,
  readPage,
  readPageCode,
  writePageCode,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../../api/field-errors.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { useFetchLatest } from '../../../api/use-read-now.ts';
import { Button } from '../../../controls/button.tsx';
import { ConflictProblem, isConflictError } from '../../../controls/conflict-problem.tsx';
import { FieldConflicts } from '../../../controls/field-conflicts.tsx';
import { ConflictList } from '../../../controls/conflict-list.tsx';
import { Dialog } from '../../../controls/dialog.tsx';
import { DiscardDialog } from '../../../controls/discard-dialog.tsx';
import { FormProblem } from '../../../controls/form-problem.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { useSendWithFreshLogin } from '../../account/use-send-with-fresh-login.tsx';
import styles from './code-part.module.css';

type PageCode = EndpointResponse<typeof readPageCode>;

/** The labels of the two code fields. */
const labels = { head: 'End of head', foot: 'End of body' } as const;

const draftOf = ({ head, foot, revision }: PageCode) => ({ head, foot, revision });

/** The custom code of a page. Saving requires a recent login. */
export function CodeDialog({
  pageId,
  code,
  onClose,
}: {
  readonly pageId: string;
  readonly code: PageCode;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const params = { websiteId, pageId };
  const form = useDraft(`code.${pageId}`, draftOf(code), { labels });
  const { value: draft } = form;
  const fetchLatest = useFetchLatest();
  const [isLeaving, setLeaving] = useState(false);
  const write = useSendWithFreshLogin(writePageCode, [
    readPageCode,
    readPage,
    listPages,
    listPendingChanges,
  ]);
  const errors = fieldErrors(write.error);
  const isConflict = isConflictError(write.error);

  function close() {
    form.end();
    onClose();
  }
  async function save() {
    const saved = await write.run({ params, body: draft });
    if (saved === null) return;
    toast('Saved. Visitors get it with the next publish.');
    close();
  }
  async function loadNewer() {
    const newer = await fetchLatest(readPageCode, { params });
    if (newer === undefined) return;
    form.rebase(draftOf(newer));
    write.reset();
  }
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Dialog
        title="Custom code"
        size="large"
        isOpen
        onClose={() => (form.isDirty ? setLeaving(true) : onClose())}
        actions={
          <>
            <Button onPress={close}>Cancel</Button>
            {!isConflict && (
              <Button variant="primary" onPress={() => void save()} isPending={write.isPending}>
                Save
              </Button>
            )}
          </>
        }
      >
        <div className={styles.fields}>
          {isConflict ? (
            <ConflictProblem onFollow={() => void loadNewer()} />
          ) : (
            <FormProblem error={write.error} labels={labels} />
          )}
          <ConflictList />
          <TextField
            label={labels.head}
            help="Allowed: script, style, link, meta and noscript elements. External scripts must use https."
            value={draft.head}
            onChange={(head) => form.set({ ...draft, head })}
            error={errors.head}
            isErrorSpoken
            isLong
            isCode
            isFirst
          />
          <TextField
            label={labels.foot}
            help="Allowed: the same, and visible elements. Write event handlers such as onclick as scripts."
            value={draft.foot}
            onChange={(foot) => form.set({ ...draft, foot })}
            error={errors.foot}
            isErrorSpoken
            isLong
            isCode
          />
        </div>
        {write.question}
        {isLeaving && <DiscardDialog onStay={() => setLeaving(false)} onDiscard={close} />}
      </Dialog>
    </FieldConflicts>
  );
}
