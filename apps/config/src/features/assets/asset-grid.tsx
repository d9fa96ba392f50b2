import type { Asset } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { Badge } from '../../controls/badge.tsx';
import { AssetThumb } from './asset-thumb.tsx';
import styles from './asset-grid.module.css';
import { fileStateText } from './file-state.ts';

/** Files as a grid of thumbnails; arrow keys move, Enter opens or selects. */
export function AssetGrid({
  assets,
  onOpen,
}: {
  readonly assets: readonly Asset[];
  readonly onOpen: (asset: Asset) => void;
}): ReactNode {
  return (
    <GridList
      aria-label="Files"
      className={styles.grid ?? ''}
      layout="grid"
      items={assets}
      onAction={(key) => {
        const asset = assets.find(({ id }) => id === key);
        if (asset !== undefined) onOpen(asset);
      }}
    >
      {(asset) => (
        <GridListItem id={asset.id} textValue={asset.fileName} className={styles.item ?? ''}>
          <span className={styles.frame}>
            <AssetThumb asset={asset} />
          </span>
          <span className={styles.name}>{asset.fileName}</span>
          {fileStateText[asset.state] !== undefined && (
            <Badge tone={asset.state === 'processing' ? 'quiet' : 'danger'}>
              {fileStateText[asset.state]}
            </Badge>
          )}
          {asset.kind === 'image' && asset.state === 'ready' && asset.alt === '' && (
            <Badge tone="warning">No alt text</Badge>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}
