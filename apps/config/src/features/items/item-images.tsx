import { ArrowLeft, ImagePlus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { useAssets } from '../assets/use-assets.ts';
import { AssetPicker } from '../assets/asset-picker.tsx';
import { AssetThumb } from '../assets/asset-thumb.tsx';
import { moveEntry } from '../../controls/move-entry.ts';
import { productText } from '../../texts/product-text.ts';
import styles from './items.module.css';

/** The images of an item; the first one represents it in lists. */
export function ItemImages({
  imageIds,
  onChange,
}: {
  readonly imageIds: readonly string[];
  readonly onChange: (imageIds: readonly string[]) => void;
}): ReactNode {
  const [isPicking, setPicking] = useState(false);
  const assets = useAssets(imageIds);
  return (
    <>
      <ul className={styles.pictures}>
        {imageIds.map((imageId, index) => {
          const asset = assets.get(imageId);
          const name =
            asset?.fileName ?? productText('products.unnamedImage', { number: index + 1 });
          return (
            <li key={imageId} className={styles.picture}>
              {asset !== undefined && <AssetThumb asset={asset} />}
              <span>
                {index > 0 && (
                  <IconButton
                    label={productText('products.moveForward', { name })}
                    size="small"
                    onPress={() => onChange(moveEntry(imageIds, index, index - 1))}
                  >
                    <ArrowLeft aria-hidden="true" />
                  </IconButton>
                )}
                <IconButton
                  label={productText('products.removeName', { name })}
                  size="small"
                  onPress={() => onChange(imageIds.filter((id) => id !== imageId))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      <Button icon={<ImagePlus aria-hidden="true" />} onPress={() => setPicking(true)}>
        {productText('products.addImage')}
      </Button>
      <AssetPicker
        isOpen={isPicking}
        kind="image"
        onClose={() => setPicking(false)}
        onPick={({ id }) => {
          if (!imageIds.includes(id)) onChange([...imageIds, id]);
        }}
      />
    </>
  );
}
