import type { Slide } from '@sitewright/gallery-engine';
import { readData, type AssetView, type PageData } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { safeHref } from '../../kit/link/safe-href.ts';
import type { GalleryItem, gallery } from './schema.ts';

/** A slide with its media. */
export interface GallerySlide {
  readonly slide: Slide;
  readonly asset: AssetView;
  readonly title: string;
  readonly caption: string;
  readonly alt: string;
  /** The URL or embed code of a video; empty for an image. */
  readonly video: string;
}

/** The maximum number of collection items in a gallery. */
export const maxItems = 60;

const isVideo = ({ kind }: AssetView) => kind === 'video';

function fromItem(item: GalleryItem, data: PageData): GallerySlide[] {
  const asset = readData(data, { kind: 'asset', assetId: item.assetId });
  if (asset === undefined) return [];
  const focalPoint = item.focalPoint ?? asset.focalPoint;
  const { width, height } = asset;
  return [
    {
      asset,
      title: item.title,
      caption: item.caption,
      alt: item.alt ?? asset.alt,
      video: item.video,
      slide: {
        type: item.video !== '' || isVideo(asset) ? 'video' : 'image',
        id: item.assetId,
        clickThroughUrl: safeHref(item.link),
        dimensions: width !== undefined && height !== undefined ? { width, height } : undefined,
        focalPoint,
      },
    },
  ];
}

/** The slides of a gallery: its owner's selection, or the first image of each item of a collection. */
export function gallerySlides(
  props: PropsOf<typeof gallery>,
  data: PageData,
): readonly GallerySlide[] {
  if (props.methodOption === 'chosen') return props.items.flatMap((item) => fromItem(item, data));
  if (props.collectionId === null) return [];
  const need = { kind: 'items', collectionId: props.collectionId, limit: maxItems } as const;
  return (readData(data, need)?.items ?? []).flatMap(({ id, path, title, images: [asset] }) => {
    if (asset === undefined) return [];
    const { width, height, focalPoint } = asset;
    const dimensions = width !== undefined && height !== undefined ? { width, height } : undefined;
    const link = props.lightbox ? undefined : path;
    const slide = {
      type: 'image',
      id,
      url: path,
      clickThroughUrl: link,
      dimensions,
      focalPoint,
    } as const;
    return [{ slide, asset, title, caption: '', alt: asset.alt, video: '' }];
  });
}
