import type { Asset } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { Screen } from '../../controls/screen.tsx';
import { AssetDetails } from './asset-details.tsx';
import { AssetLibrary } from './asset-library.tsx';

/** The file manager (FILE-01). */
export function AssetsScreen(): ReactNode {
  const [opened, setOpened] = useState<Asset | null>(null);
  return (
    <Screen
      title="Files"
      description="Images, videos, audio and documents of this website."
      width="wide"
    >
      <AssetLibrary onOpen={setOpened} />
      {opened !== null && (
        <AssetDetails key={opened.id} asset={opened} onClose={() => setOpened(null)} />
      )}
    </Screen>
  );
}
