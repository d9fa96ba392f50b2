import { changeAsset, deleteAsset, listAssets } from '@sitewright/contracts/api';
import type { Asset } from '@sitewright/contracts/entities';
import { fileSize } from '@sitewright/ui/file-size';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { Problem } from '../../controls/problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { assetAddress } from './asset-address.ts';
import { FocalPointField } from './focal-point-field.tsx';
import { configText } from '../../texts/config-text.ts';

/** One file: its name, alt text and focal point, and the button to delete it. */
export function AssetDetails({
  asset,
  onClose,
}: {
  readonly asset: Asset;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId, baseUrl } = useSite();
  const [fileName, setFileName] = useState(asset.fileName);
  const [alt, setAlt] = useState(asset.alt);
  const [credit, setCredit] = useState(asset.credit ?? '');
  const [focalPoint, setFocalPoint] = useState(asset.focalPoint ?? { x: 0.5, y: 0.5 });
  const [isDeleting, setDeleting] = useState(false);
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const change = useSend(changeAsset, [listAssets]);
  const remove = useSend(deleteAsset, [listAssets]);
  const params = { websiteId, assetId: asset.id };
  const errors = fieldErrors(change.error);
  const isNameEmpty = fileName.trim() === '';

  async function save() {
    setTriedToSave(true);
    if (isNameEmpty) return;
    const body = { fileName, alt, credit, ...(asset.kind === 'image' ? { focalPoint } : {}) };
    const saved = await change.mutateAsync({ params, body }).catch(() => null);
    if (saved === null) return;
    toast('Saved');
    onClose();
  }

  async function deleteFile() {
    const response = await remove.mutateAsync({ params }).catch(() => null);
    setDeleting(false);
    if (response === null) return;
    toast(`${asset.fileName} is deleted`);
    onClose();
  }

  return (
    <Dialog
      title={asset.fileName}
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            onPress={() => setDeleting(true)}
          >
            Delete
          </Button>
          <span style={{ flex: 1 }} />
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={() => void save()} isPending={change.isPending}>
            Save
          </Button>
        </>
      }
    >
      <FormProblem error={change.error} before={configText('files.renameFailed')} />
      <Problem error={remove.error} />
      {asset.kind === 'image' && (
        <>
          <FocalPointField
            src={assetAddress(baseUrl, asset, 750)}
            alt={alt}
            value={focalPoint}
            onChange={setFocalPoint}
          />
          <TextField
            label="Alt text"
            value={alt}
            onChange={setAlt}
            error={errors.alt}
            help="Describes the image for people who cannot see it. Used wherever the image appears."
            isLong
          />
        </>
      )}
      <TextField
        label="File name"
        value={fileName}
        onChange={setFileName}
        error={hasTriedToSave && isNameEmpty ? configText('files.nameRequired') : errors.fileName}
        help={`${asset.contentType}, ${fileSize(asset.sizeBytes)}${
          asset.width === undefined ? '' : `, ${asset.width} × ${asset.height ?? 0}`
        }`}
      />
      <TextField label="Credit" value={credit} onChange={setCredit} error={errors.credit} />
      <ConfirmDialog
        title={`Delete ${asset.fileName}?`}
        action="Delete file"
        isOpen={isDeleting}
        isPending={remove.isPending}
        onClose={() => setDeleting(false)}
        onConfirm={() => void deleteFile()}
      >
        It disappears from every page that shows it.
      </ConfirmDialog>
    </Dialog>
  );
}
