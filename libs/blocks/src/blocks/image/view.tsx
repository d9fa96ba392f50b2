import { shapeMask } from '@sitewright/contracts/codes';
import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { linkAttributes } from '../../kit/link/link-attributes.ts';
import type { PictureCrop } from '../../kit/picture/covered-sizes.ts';
import { pictureAttributes } from '../../kit/picture/picture-attributes.ts';
import { SaveLink } from '../../kit/save-link/save-link-view.tsx';
import type { image } from './schema.ts';

type Props = PropsOf<typeof image>;

function figureCaption({ title, caption }: Props): ReactNode {
  if (title === '' && caption === '') return null;
  return (
    <figcaption className="image-words">
      {title !== '' && <span className="image-title">{title}</span>}
      {caption !== '' && <span className="image-caption">{caption}</span>}
    </figcaption>
  );
}

/** Aspect ratio of each shape in `image.css`. */
const maskRatios: Readonly<Record<Exclude<Props['mask'], 'none'>, number>> = {
  square: 100 / shapeMask.square,
  circle: 1,
  tall: 100 / shapeMask.tall,
  arch: 2 / 3,
  wide: 100 / shapeMask.wide,
};

/**
 * A shape crops at every width; an image that fills its cells does so on wide screens only, and keeps its own ratio on
 * phones.
 */
function cropOf({ design, fit, mask }: Props, height: string | undefined): PictureCrop | undefined {
  if (mask !== 'none') return { ratio: maskRatios[mask] };
  return design !== 'inline' || fit === 'cover' ? { heights: [height] } : undefined;
}

/** An image in its layout; the whole frame is the link if there is one. */
export function ImageView(view: BlockViewProps<Props>): ReactNode {
  const { props, data, page, sizes, height, loading } = view;
  const { picture, design, fit, mask, lightbox } = props;
  const asset = picture && readData(data, { kind: 'asset', assetId: picture.assetId });
  if (!picture || !asset) {
    const caption = figureCaption(props);
    if (caption === null) return null;
    return (
      <figure className="image" data-empty="">
        {caption}
      </figure>
    );
  }

  const attributes = pictureAttributes({
    asset,
    choice: picture,
    sizes,
    crop: cropOf(props, height),
    loading,
  });
  const link = linkAttributes(props.link);
  // oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it
  const imageElement = <img {...attributes} />;
  const opens = lightbox && link.href === undefined;
  return (
    <figure
      className="image"
      data-design={design}
      data-fit={design === 'inline' ? fit : 'cover'}
      data-mask={mask === 'none' ? undefined : mask}
      {...(opens ? { 'data-island': 'image', 'data-island-when': 'visible-or-touch' } : {})}
    >
      {link.href === undefined && !opens ? (
        <div className="image-frame">{imageElement}</div>
      ) : (
        <a className="image-frame" {...(opens ? { href: asset.url, 'data-opens': '' } : link)}>
          {imageElement}
        </a>
      )}
      <SaveLink asset={asset} alt={picture.alt} page={page} />
      {figureCaption(props)}
    </figure>
  );
}
