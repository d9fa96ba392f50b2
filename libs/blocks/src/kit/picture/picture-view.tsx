import { readData, type PageData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PictureLoading } from '../block/view-props.ts';
import { pictureAttributes } from './picture-attributes.ts';
import type { PictureCrop } from './covered-sizes.ts';
import type { PictureChoice } from './picture-property.ts';

interface PictureViewProps {
  readonly picture: PictureChoice;
  readonly data: PageData;
  readonly sizes: string;
  readonly crop?: PictureCrop | undefined;
  readonly loading: PictureLoading;
  readonly className?: string;
  readonly isDecoration?: boolean;
}

/** A stored image; renders nothing if its file is deleted. */
export function PictureView(props: PictureViewProps): ReactNode {
  const { picture, data, className, ...drawing } = props;
  const asset = readData(data, { kind: 'asset', assetId: picture.assetId });
  if (asset === undefined) return null;
  const attributes = pictureAttributes({ asset, choice: picture, ...drawing });
  // oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it
  return <img className={className} {...attributes} />;
}
