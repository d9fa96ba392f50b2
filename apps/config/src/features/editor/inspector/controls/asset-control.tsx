import type { Asset, FocalPoint } from '@sitewright/contracts/entities';
import { ImagePlus, Replace, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../controls/button.tsx';
import { TextField } from '../../../../controls/text-field.tsx';
import { AssetPicker } from '../../../assets/asset-picker.tsx';
import { AssetThumb } from '../../../assets/asset-thumb.tsx';
import { useAsset, useBlockData } from '../../data/block-data-context.ts';
import { answerOf } from '../../data/create-block-data.ts';
import { errorAt, type ControlProps } from './control.ts';
import { ControlGroup } from './control-group.tsx';
import styles from './asset-control.module.css';

interface AssetChoice {
  readonly assetId: string;
  readonly alt?: string;
  readonly focalPoint?: FocalPoint;
}

/** Selects, replaces or removes one file. */
export function AssetControl({ field, value, onChange, error }: ControlProps): ReactNode {
  const [isPicking, setPicking] = useState(false);
  const blockData = useBlockData();
  const choice = value as AssetChoice | null | undefined;
  const asset = useAsset(choice?.assetId);
  const kind = field.files ?? 'image';

  function pick(pickedAsset: Asset) {
    // The canvas can render the picked file without fetching it.
    blockData.put(answerOf({ kind: 'asset', assetId: pickedAsset.id }, pickedAsset));
    onChange({ assetId: pickedAsset.id });
  }

  return (
    <ControlGroup field={field} error={errorAt(error, 'alt') === undefined ? error : undefined}>
      {choice ? (
        <>
          <div className={styles.frame}>
            {asset === undefined ? null : <AssetThumb asset={asset} widthPx={500} />}
          </div>
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<Replace aria-hidden="true" />}
              onPress={() => setPicking(true)}
            >
              Replace
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<X aria-hidden="true" />}
              onPress={() => onChange(null)}
            >
              Remove
            </Button>
          </div>
          {kind === 'image' && (
            <TextField
              label="Alt text"
              value={choice.alt ?? ''}
              error={errorAt(error, 'alt')?.sentence}
              onChange={(alt) => {
                const { alt: _before, ...rest } = choice;
                onChange(alt === '' ? rest : { ...rest, alt });
              }}
              placeholder={asset?.alt || 'Same as the file'}
            />
          )}
        </>
      ) : (
        <Button icon={<ImagePlus aria-hidden="true" />} onPress={() => setPicking(true)}>
          Choose {kind === 'image' ? 'an image' : 'a file'}
        </Button>
      )}
      <AssetPicker isOpen={isPicking} kind={kind} onPick={pick} onClose={() => setPicking(false)} />
    </ControlGroup>
  );
}
