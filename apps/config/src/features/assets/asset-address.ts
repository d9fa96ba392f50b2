import type { AssetView } from '@sitewright/contracts/entities';

/** Where a file of a site is read from inside the configuration area, which lives on another origin. */
export function assetAddress(baseUrl: string, asset: AssetView, widthPx?: number): string {
  const url = new URL(asset.url, baseUrl);
  if (widthPx !== undefined && asset.kind === 'image') {
    url.searchParams.set('format', `${widthPx}w`);
  }
  return url.href;
}
