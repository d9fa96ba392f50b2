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
import { productText } from '../../../texts/product-text.ts';
import styles from './downloads.module.css';

/** The limits as a sentence, in which 0 stands for none. */
const limitsText = ({ maxDownloads, validDays }: DownloadSettings): string =>
  productText('products.downloadLimitsText', { times: maxDownloads ?? 0, days: validDays ?? 0 });

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
        {productText('products.changeLimits')}
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
    toast.success(productText('products.limitsSaved'));
    onClose();
  }
  return (
    <Dialog
      title={productText('products.downloadLimits')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{productText('products.cancel')}</Button>
          <Button variant="primary" onPress={() => void save()} isPending={write.isPending}>
            {productText('products.saveLimits')}
          </Button>
        </>
      }
    >
      <div className={styles.files}>
        <SwitchField
          label={productText('products.limitDownloads')}
          isOn={draft.maxDownloads !== null}
          onChange={(isOn) => setDraft({ ...draft, maxDownloads: isOn ? 5 : null })}
        />
        {draft.maxDownloads !== null && (
          <NumberField
            label={productText('products.downloadsPerFile')}
            help={productText('products.downloadsPerFileHelp')}
            value={draft.maxDownloads}
            onChange={(maxDownloads) => setDraft({ ...draft, maxDownloads })}
            min={1}
            max={1000}
            error={errors.maxDownloads}
          />
        )}
        <SwitchField
          label={productText('products.linksExpire')}
          isOn={draft.validDays !== null}
          onChange={(isOn) => setDraft({ ...draft, validDays: isOn ? 30 : null })}
        />
        {draft.validDays !== null && (
          <NumberField
            label={productText('products.daysAfterPayment')}
            value={draft.validDays}
            onChange={(validDays) => setDraft({ ...draft, validDays })}
            min={1}
            max={3650}
            error={errors.validDays}
          />
        )}
        <p>{productText('products.earlierOrdersKeep')}</p>
        <FormProblem error={write.error} />
      </div>
    </Dialog>
  );
}
