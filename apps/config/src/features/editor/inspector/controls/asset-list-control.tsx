import type { AssetView } from '@sitewright/contracts/entities';
import { ImagePlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../controls/button.tsx';
import { Dialog } from '../../../../controls/dialog.tsx';
import { TextField } from '../../../../controls/text-field.tsx';
import { AssetPicker } from '../../../assets/asset-picker.tsx';
import { AssetThumb } from '../../../assets/asset-thumb.tsx';
import { useAsset, useBlockData } from '../../data/block-data-context.ts';
import { answerOf } from '../../data/create-block-data.ts';
import { errorAt, type ControlProps } from './control.ts';
import { ControlGroup } from './control-group.tsx';
import { EntryList } from '../../../../controls/entry-list.tsx';

/** The properties that the entries of all file lists have; the schema of a block may add others. */
interface Entry {
  readonly assetId: string;
  readonly alt?: string;
  readonly caption?: string;
}

/** A sortable list of files. */
export function AssetListControl({ field, value, onChange, error }: ControlProps): ReactNode {
  const [isPicking, setPicking] = useState(false);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const blockData = useBlockData();
  const entries = (value ?? []) as readonly Entry[];
  const openEntry = openIndex === null ? undefined : entries[openIndex];
  const changeOpenEntry = (changes: Partial<Entry>) =>
    onChange(
      entries.map((entry, index) => (index === openIndex ? { ...entry, ...changes } : entry)),
    );
  return (
    <ControlGroup field={field} error={error}>
      <EntryList
        label={field.label}
        entries={entries}
        labelOf={({ caption, alt }, index) => caption || alt || `File ${index + 1}`}
        pictures={entries.map(({ assetId }, index) => (
          <EntryThumb key={index} assetId={assetId} />
        ))}
        onChange={onChange}
        onOpen={setOpenIndex}
      />
      <Button icon={<ImagePlus aria-hidden="true" />} onPress={() => setPicking(true)}>
        Add files
      </Button>
      <AssetPicker
        isOpen={isPicking}
        kind={field.files ?? 'image'}
        onClose={() => setPicking(false)}
        onPick={(asset) => {
          blockData.put(answerOf({ kind: 'asset', assetId: asset.id }, asset));
          onChange([...entries, { assetId: asset.id }]);
        }}
      />
      {openEntry !== undefined && (
        <Dialog
          title="Caption and alt text"
          isOpen
          onClose={() => setOpenIndex(null)}
          actions={
            <Button variant="primary" onPress={() => setOpenIndex(null)}>
              Done
            </Button>
          }
        >
          <TextField
            label="Caption"
            value={openEntry.caption ?? ''}
            error={errorAt(error, `${openIndex}.caption`)?.sentence}
            onChange={(caption) => changeOpenEntry({ caption })}
            isLong
            isFirst
          />
          <TextField
            label="Alt text"
            value={openEntry.alt ?? ''}
            error={errorAt(error, `${openIndex}.alt`)?.sentence}
            onChange={(alt) => changeOpenEntry({ alt })}
            placeholder="Same as the file"
          />
        </Dialog>
      )}
    </ControlGroup>
  );
}

function EntryThumb({ assetId }: { readonly assetId: string }): ReactNode {
  const asset: AssetView | undefined = useAsset(assetId);
  return asset === undefined ? null : <AssetThumb asset={asset} widthPx={100} />;
}
