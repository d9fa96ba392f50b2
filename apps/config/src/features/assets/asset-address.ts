import type { AssetView } from '@sitewright/contracts/entities';

/** The URL of a site's file for the configuration area, which has another origin. */
export function assetAddress(baseUrl: string, asset: AssetView, widthPx?: number): string {
  const url = new URL(asset.url, baseUrl);
  if (widthPx !== undefined && asset.kind === 'image') {
    url.searchParams.set('format', `${widthPx}w`);
  }
  return url.href;
}
