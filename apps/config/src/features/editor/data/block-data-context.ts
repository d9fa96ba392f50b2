import { readData, type AssetView } from '@sitewright/contracts/entities';
import { createContext, use } from 'react';
import { useAssets } from '../../assets/use-assets.ts';
import type { BlockData } from './create-block-data.ts';

const BlockDataContext = createContext<BlockData | null>(null);

export const BlockDataProvider = BlockDataContext.Provider;

/** The data of the edited page's blocks, as far as it is loaded. */
export function useBlockData(): BlockData {
  const blockData = use(BlockDataContext);
  if (blockData === null) throw new Error('There is no BlockDataProvider above.');
  return blockData;
}

/** A file by its id: from the page's data, else from the list of files. */
export function useAsset(assetId: string | undefined): AssetView | undefined {
  const blockData = useBlockData();
  const loaded =
    assetId === undefined ? undefined : readData(blockData.getState(), { kind: 'asset', assetId });
  const listed = useAssets(assetId === undefined || loaded !== undefined ? [] : [assetId]);
  return loaded ?? listed.get(assetId ?? '');
}
