import type { Route } from '../../platform/routing/define-route.ts';
import { changeAssetRoute } from './change-asset.ts';
import { deleteAssetRoute } from './delete-asset.ts';
import { listAssetsRoute } from './list-assets.ts';
import { uploadAssetRoute } from './upload-asset.ts';

/** Files of a website. */
export const assetRoutes: readonly Route[] = [
  listAssetsRoute,
  uploadAssetRoute,
  changeAssetRoute,
  deleteAssetRoute,
];
