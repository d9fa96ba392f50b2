import type { Asset, AssetKind } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { AssetLibrary } from './asset-library.tsx';

/** Selects a file of the website, or uploads a new one. */
export function AssetPicker({
  isOpen,
  kind,
  onPick,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly kind: AssetKind;
  readonly onPick: (asset: Asset) => void;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog title="Choose a file" size="large" isOpen={isOpen} onClose={onClose}>
      <AssetLibrary
        kind={kind}
        onOpen={(asset) => {
          onPick(asset);
          onClose();
        }}
      />
    </Dialog>
  );
}
