import { completeBlockData } from '../block/complete-block-data.ts';
import type { GalleryBlockData } from '../block/gallery-block-data.ts';
import { toGallerySettings, type DesignOverrides } from '../block/gallery-settings.ts';
import { isIndexedDesign, type EngineDesign } from '../designs/engine-design.ts';
import { layout } from '../designs/layout.ts';
import { galleryLabels, numberedLabel, type GalleryLabels } from '../labels.ts';
import type { Slide } from '../slides/slide.ts';
import { slideAttributes } from '../slides/slide-attributes.ts';
import type { GalleryAction } from './gallery-action.ts';
import type { GalleryAttributes } from './gallery-attributes.ts';
import { thumbnailMarkup, thumbnailStyle, type ThumbnailMarkup } from './thumbnail-markup.ts';

/** The input of a gallery's markup. */
export interface GalleryMarkupOptions {
  /** The owner's settings; `galleryBlockDefaults` fill in the rest. */
  readonly data: Partial<GalleryBlockData>;
  /** The slides to show, as returned by `chooseSlides`. */
  readonly slides: readonly Slide[];
  /** Accessible name of the gallery. */
  readonly label: string;
  /** Design options that are not in the block data. */
  readonly design?: DesignOverrides | undefined;
  /** Labels of the controls. Default English. */
  readonly labels?: Partial<GalleryLabels> | undefined;
}

/** Attributes of each part of a gallery, in document order. */
export interface GalleryMarkup {
  /** The engine design of the block data's design. */
  readonly design: EngineDesign;
  readonly root: GalleryAttributes;
  /** Buttons before the slides; undefined where the design has none. */
  readonly rotate: GalleryAttributes | undefined;
  readonly previous: GalleryAttributes | undefined;
  readonly next: GalleryAttributes | undefined;
  readonly viewport: GalleryAttributes;
  readonly track: GalleryAttributes;
  readonly slides: readonly GalleryAttributes[];
  /** Box of a slide's image. */
  readonly frame: GalleryAttributes;
  /** Box of a slide's title and description. */
  readonly meta: GalleryAttributes;
  /**
   * A link around the image to the full image, which opens the lightbox if a script runs; undefined for a gallery
   * without a lightbox.
   */
  readonly open: GalleryAttributes | undefined;
  readonly thumbnails: ThumbnailMarkup | undefined;
}

function control(action: GalleryAction, label: string): GalleryAttributes {
  return {
    type: 'button',
    className: `gallery-control gallery-${action}`,
    'data-gallery-action': action,
    'aria-label': label,
  };
}

/** The first button of an autoplaying gallery; a script toggles between its two labels. */
function rotateControl({ start, stop }: GalleryLabels): GalleryAttributes {
  return { ...control('rotate', stop), 'data-start': start, 'data-stop': stop };
}

/**
 * The markup of a gallery as attributes, for any renderer: its layout needs no script, it is readable and scrollable
 * without one, and ready for `enhanceGallery`.
 */
export function galleryMarkup(options: GalleryMarkupOptions): GalleryMarkup {
  const { slides, label } = options;
  const data = completeBlockData(options.data);
  const labels = { ...galleryLabels, ...options.labels };
  const settings = toGallerySettings(data, options.design);
  const { container, items } = layout(settings.design, settings.options, slides);
  const isIndexed = isIndexedDesign(settings.design);
  const group = (kind: string, name: string) =>
    ({ role: 'group', 'aria-roledescription': kind, 'aria-label': name }) as const;

  return {
    design: settings.design,
    root: {
      ...container,
      style: {
        ...container.style,
        ...(settings.thumbnails && thumbnailStyle(settings.thumbnails)),
      },
      ...(isIndexed
        ? group(labels.carousel, label)
        : ({ role: 'group', 'aria-label': label } as const)),
      'data-gallery': JSON.stringify(settings),
    },
    rotate: isIndexed && settings.autoplay ? rotateControl(labels) : undefined,
    previous: isIndexed ? control('previous', labels.previous) : undefined,
    next: isIndexed ? control('next', labels.next) : undefined,
    // Without JavaScript it is a scrolling row, which must be focusable for keyboard scrolling.
    viewport: { className: 'gallery-viewport', ...(isIndexed ? { tabIndex: 0 as const } : {}) },
    track: { className: 'gallery-track', ...(isIndexed ? {} : ({ role: 'list' } as const)) },
    slides: slides.map((slide, index) => ({
      ...items[index],
      ...slideAttributes(slide),
      ...(isIndexed
        ? group(labels.slide, numberedLabel(labels.slideNumber, index, slides.length))
        : ({ role: 'listitem' } as const)),
    })),
    frame: { className: 'gallery-frame' },
    meta: { className: 'gallery-meta' },
    open: settings.lightbox && { className: 'gallery-open', 'data-gallery-action': 'open' },
    thumbnails: settings.thumbnails && thumbnailMarkup(settings.thumbnails, slides, labels),
  };
}
