import type { GalleryMarkup } from '@sitewright/gallery-engine';
import type { PageData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../../kit/block/view-props.ts';
import { pictureAttributes } from '../../kit/picture/picture-attributes.ts';
import { SaveLink } from '../../kit/save-link/save-link-view.tsx';
import { VideoFrameView } from '../video/video-frame-view.tsx';
import type { SlideFrame } from './gallery-sizes.ts';
import type { GallerySlide } from './gallery-slides.ts';

interface SlideViewProps {
  readonly slide: GallerySlide;
  readonly attributes: GalleryMarkup['slides'][number];
  readonly markup: GalleryMarkup;
  readonly opensLightbox: boolean;
  readonly hasCaption: boolean;
  /** Space reserved for the caption, in rem; undefined for automatic height. */
  readonly captionHeight: number | undefined;
  readonly data: PageData;
  readonly page: ViewPage;
  readonly frame: SlideFrame;
  readonly loading: PictureLoading;
}

function Video({ slide, data, page, frame, loading }: SlideViewProps): ReactNode {
  const { asset, video, title } = slide;
  const isFile = asset.kind === 'video' && video === '';
  return (
    <VideoFrameView
      inactive
      mode="fit"
      poster={isFile ? null : { assetId: asset.id }}
      {...{ title, data, page, loading, sizes: frame.sizes, frameRatio: frame.ratio }}
      {...(isFile ? { file: asset } : { embed: video })}
    />
  );
}

function Picture(props: SlideViewProps): ReactNode {
  const { slide, markup, opensLightbox, frame, loading } = props;
  const { asset, alt } = slide;
  const link = slide.slide.clickThroughUrl;
  const attributes = pictureAttributes({
    asset,
    choice: { alt },
    sizes: frame.sizes,
    crop: frame.crop,
    loading,
  });
  // oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it
  const image = <img {...attributes} />;
  if (link !== undefined) {
    return (
      <a className="gallery-open" href={link}>
        {image}
      </a>
    );
  }
  if (!opensLightbox) return image;
  return (
    <a {...markup.open} href={`${asset.url}?format=2500w`}>
      {image}
    </a>
  );
}

/** A slide: its image or video in the frame, and its caption. */
export function SlideView(props: SlideViewProps): ReactNode {
  const { slide, attributes, markup, hasCaption, captionHeight, page } = props;
  const hasText = hasCaption && (slide.title !== '' || slide.caption !== '');
  return (
    <div
      {...attributes}
      data-title={slide.title === '' ? undefined : slide.title}
      data-caption={slide.caption === '' ? undefined : slide.caption}
    >
      <div {...markup.frame}>
        {slide.slide.type === 'video' ? <Video {...props} /> : <Picture {...props} />}
      </div>
      {slide.slide.type === 'image' && <SaveLink asset={slide.asset} alt={slide.alt} page={page} />}
      {hasText && (
        <div
          {...markup.meta}
          style={captionHeight === undefined ? undefined : { maxBlockSize: `${captionHeight}rem` }}
        >
          {slide.title !== '' && <strong>{slide.title}</strong>}
          {slide.caption !== '' && <span>{slide.caption}</span>}
        </div>
      )}
    </div>
  );
}
