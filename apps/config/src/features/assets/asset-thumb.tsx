import type { AssetView } from '@sitewright/contracts/entities';
import { FileAudio, FileText, FileVideo } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '../../shell/site/site.ts';
import { assetAddress } from './asset-address.ts';
import styles from './asset-thumb.module.css';

const icons = { video: FileVideo, audio: FileAudio, document: FileText } as const;

/** The thumbnail of an image, cropped around its focal point; an icon for other files. */
export function AssetThumb({
  asset,
  widthPx = 300,
}: {
  readonly asset: AssetView;
  readonly widthPx?: 100 | 300 | 500 | 750;
}): ReactNode {
  const { baseUrl } = useSite();
  if (asset.kind !== 'image') {
    const Icon = icons[asset.kind];
    return (
      <span className={styles.sign}>
        <Icon aria-hidden="true" />
      </span>
    );
  }
  const { x, y } = asset.focalPoint ?? { x: 0.5, y: 0.5 };
  return (
    <img
      className={styles.picture}
      src={assetAddress(baseUrl, asset, widthPx)}
      alt=""
      loading="lazy"
      decoding="async"
      style={{
        objectPosition: `${x * 100}% ${y * 100}%`,
        ...(asset.color === undefined ? {} : { backgroundColor: asset.color }),
      }}
    />
  );
}
