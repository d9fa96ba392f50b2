import { readDownloadSettings, writeDownloadSettings } from '@sitewright/contracts/api';
import type { DownloadSettings } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../../api/field-errors.ts';
import { useRead, useSend } from '../../../api/read.ts';
import { Button } from '../../../controls/button.tsx';
import { Dialog } from '../../../controls/dialog.tsx';
import { FormProblem } from '../../../controls/form-problem.tsx';
import { NumberField } from '../../../controls/number-field.tsx';
import { SwitchField } from '../../../controls/switch-field.tsx';
import { useSite } from '../../../shell/site/site.ts';
import styles from './downloads.module.css';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** The limits as a sentence. */
const limitsText = ({ maxDownloads, validDays }: DownloadSettings): string => {
  const often = maxDownloads === null ? 'as often as they like' : times(maxDownloads);
  const long = validDays === null ? 'at any time' : `within ${days(validDays)}`;
  return `In this store, customers can download each file ${often}, ${long}.`;
};

/** How often and how long files can be downloaded, in all products of the store. */
export function DownloadLimits(): ReactNode {
  const { id: websiteId } = useSite();
  const settings = useRead(readDownloadSettings, { params: { websiteId } });
  const [isOpen, setOpen] = useState(false);
  if (settings.data === undefined) return null;
  return (
    <div className={styles.limits}>
      <p>{limitsText(settings.data)}</p>
      <Button size="small" onPress={() => setOpen(true)}>
        Change limits
      </Button>
      {isOpen && <LimitsDialog settings={settings.data} onClose={() => setOpen(false)} />}
    </div>
  );
}

function LimitsDialog({
  settings,
  onClose,
}: {
  readonly settings: DownloadSettings;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [draft, setDraft] = useState(settings);
  const write = useSend(writeDownloadSettings, [readDownloadSettings]);
  const errors = fieldErrors(write.error);

  async function save() {
    const saved = await write.mutateAsync({ params: { websiteId }, body: draft }).catch(() => null);
    if (saved === null) return;
    toast.success('Download limits are saved');
    onClose();
  }
  return (
    <Dialog
      title="Download limits"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={() => void save()} isPending={write.isPending}>
            Save limits
          </Button>
        </>
      }
    >
      <div className={styles.files}>
        <SwitchField
          label="Limit downloads"
          isOn={draft.maxDownloads !== null}
          onChange={(isOn) => setDraft({ ...draft, maxDownloads: isOn ? 5 : null })}
        />
        {draft.maxDownloads !== null && (
          <NumberField
            label="Downloads per file"
            help="A download that is continued counts once."
            value={draft.maxDownloads}
            onChange={(maxDownloads) => setDraft({ ...draft, maxDownloads })}
            min={1}
            max={1000}
            error={errors.maxDownloads}
          />
        )}
        <SwitchField
          label="Links expire"
          isOn={draft.validDays !== null}
          onChange={(isOn) => setDraft({ ...draft, validDays: isOn ? 30 : null })}
        />
        {draft.validDays !== null && (
          <NumberField
            label="Days after the payment"
            value={draft.validDays}
            onChange={(validDays) => setDraft({ ...draft, validDays })}
            min={1}
            max={3650}
            error={errors.validDays}
          />
        )}
        <p>Earlier orders keep their limits until you renew their links.</p>
        <FormProblem error={write.error} />
      </div>
    </Dialog>
  );
}
