import { galleryMarkup } from '@sitewright/gallery-engine';
import { chooseSlides } from '@sitewright/gallery-engine/block';
import { isIndexedDesign } from '@sitewright/gallery-engine/designs';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps, PictureLoading } from '../../kit/block/view-props.ts';
import { pictureAttributes } from '../../kit/picture/picture-attributes.ts';
import { captionHeight } from './caption-height.ts';
import { galleryBlockData } from './gallery-block-data.ts';
import { slideFrame, thumbnailFrame } from './gallery-sizes.ts';
import { gallerySlides, type GallerySlide } from './gallery-slides.ts';
import type { gallery } from './schema.ts';
import { SlideView } from './slide-view.tsx';

type View = BlockViewProps<PropsOf<typeof gallery>>;

/** The number of images that are likely on the first screen of a gallery that loads eagerly. */
const eagerCount = 3;

function loadingOf(index: number, { loading, props }: View): PictureLoading {
  if (loading === 'lazy') return 'lazy';
  if (index === 0) return loading;
  const isOnePerScreen = props.design === 'slideshow' || props.design === 'stacked';
  return index < eagerCount && !isOnePerScreen ? 'eager' : 'lazy';
}

/** Images and videos; the engine computes their layout before any script runs. */
export function GalleryView(view: View): ReactNode {
  const { props, data, page } = view;
  const blockData = galleryBlockData(props);
  const allSlides = gallerySlides(props, data).map((entry) => ({
    ...entry,
    type: entry.slide.type,
  }));
  const slides: readonly GallerySlide[] = chooseSlides(blockData, allSlides);
  if (slides.length === 0) return null;

  const captionHeights = slides.map((entry) =>
    props.captions === 'below' ? captionHeight(entry, props.columnWidth) : undefined,
  );
  const markup = galleryMarkup({
    data: blockData,
    slides: slides.map((entry, index) => ({
      ...entry.slide,
      captionHeight: captionHeights[index],
    })),
    label: props.name === '' ? page.text('gallery.name') : props.name,
    labels: {
      carousel: page.text('gallery.kind'),
      slide: page.text('gallery.slide'),
      slideNumber: page.text('gallery.position', { position: '{n}', total: '{count}' }),
      show: page.text('gallery.showSlide', { position: '{n}', total: '{count}' }),
      previous: page.text('gallery.previousSlide'),
      next: page.text('gallery.nextSlide'),
      stop: page.text('gallery.pause'),
      start: page.text('gallery.play'),
    },
  });
  return (
    <section
      {...markup.root}
      data-island={`${isIndexedDesign(markup.design) ? markup.design : 'static'}-gallery`}
      data-island-when={markup.open && 'visible-or-touch'}
      data-captions={props.captions}
      data-full-url={props.transientGallery ? undefined : page.path}
    >
      {markup.rotate && <button {...markup.rotate} />}
      {markup.previous && <button {...markup.previous} />}
      {markup.next && <button {...markup.next} />}
      <div {...markup.viewport}>
        <div {...markup.track}>
          {slides.map((slide, index) => (
            <SlideView
              key={index}
              slide={slide}
              attributes={markup.slides[index] ?? {}}
              markup={markup}
              opensLightbox={props.lightbox}
              hasCaption={props.captions !== 'none' || props.design === 'list'}
              captionHeight={props.design === 'autocolumns' ? captionHeights[index] : undefined}
              loading={loadingOf(index, view)}
              frame={slideFrame(props, markup, index, view.sizes)}
              {...{ data, page }}
            />
          ))}
        </div>
      </div>
      {markup.thumbnails && (
        <div {...markup.thumbnails.root}>
          {slides.map(({ asset }, index) => (
            <button key={index} {...markup.thumbnails?.items[index]}>
              {/* oxlint-disable-next-line jsx-a11y/alt-text -- the button is named */}
              <img
                {...pictureAttributes({
                  asset,
                  ...thumbnailFrame(markup, index),
                  loading: 'lazy',
                  isDecoration: true,
                })}
              />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
