import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { captionedPicture } from '../../kit/picture/picture-property.ts';

const galleryItem = captionedPicture.extend({
  title: z.string().max(200).default(''),
  /** URL or embed code of a video, with the image as its poster. */
  video: z.string().max(4000).default(''),
});
export type GalleryItem = z.infer<typeof galleryItem>;

const designs = [
  'grid',
  'slideshow',
  'slider',
  'carousel',
  'autocolumns',
  'autogrid',
  'list',
  'stacked',
] as const;

const indexed = ['slideshow', 'slider', 'carousel'];
const is = (...values: readonly unknown[]) => ({ property: 'design', is: values });

/** Images and videos in one of eight designs. The specification defines the names of the choices. */
export const gallery = defineBlock({
  type: blockType.GALLERY,
  name: 'gallery',
  label: 'Gallery',
  firstStep: 'Choose images',
  category: 'media',
  keywords: ['photos', 'slideshow', 'carousel', 'grid', 'portfolio', 'lightbox'],
  version: 1,
  props: z.object({
    methodOption: property(z.enum(['chosen', 'collection']).default('chosen'), {
      label: 'Source',
      control: 'segmented',
      choices: { chosen: 'Selected images', collection: 'Collection' },
    }),
    items: property(z.array(galleryItem).max(200).default([]), {
      label: 'Images',
      control: 'assets',
      onlyWhen: { property: 'methodOption', is: ['chosen'] },
    }),
    collectionId: property(hexId.nullable().default(null), {
      label: 'Collection',
      control: 'collection',
      onlyWhen: { property: 'methodOption', is: ['collection'] },
    }),
    name: property(z.string().max(120).default(''), {
      label: 'Accessible name',
      control: 'text',
      tab: 'advanced',
    }),
    design: property(z.enum(designs).default('grid'), {
      label: 'Layout',
      control: 'select',
      tab: 'design',
      choices: {
        grid: 'Grid',
        slideshow: 'Slideshow',
        slider: 'Strip',
        carousel: 'Carousel',
        autocolumns: 'Masonry',
        autogrid: 'Flexible grid',
        list: 'List',
        stacked: 'Stacked',
      },
    }),
    imageAspectRatio: property(
      z.union([z.literal('Auto'), z.number().min(0.2).max(5)]).default('Auto'),
      {
        label: 'Aspect ratio',
        control: 'select',
        tab: 'design',
        choices: { Auto: 'Original', '1': 'Square', '1.5': '3:2', '0.8': '4:5', '1.777': '16:9' },
      },
    ),
    'thumbnails-per-row': property(z.int().min(1).max(12).default(3), {
      label: 'Columns',
      control: 'slider',
      tab: 'design',
      onlyWhen: is('grid'),
    }),
    slidesPerRow: property(z.int().min(1).max(8).default(3), {
      label: 'Visible images',
      control: 'slider',
      tab: 'design',
      onlyWhen: is('carousel'),
    }),
    columnWidth: property(z.number().min(80).max(1200).default(320), {
      label: 'Column width',
      control: 'slider',
      tab: 'design',
      unit: 'px',
      onlyWhen: is('autocolumns', 'autogrid'),
    }),
    padding: property(z.number().min(0).max(80).default(12), {
      label: 'Gap',
      control: 'slider',
      tab: 'design',
      unit: 'px',
    }),
    vSize: property(z.number().min(10).max(150).default(46), {
      label: 'Height (% of width)',
      control: 'slider',
      tab: 'design',
      unit: '%',
      onlyWhen: is('slider'),
    }),
    'active-alignment': property(z.enum(['left', 'center', 'right']).default('center'), {
      label: 'Active image position',
      control: 'segmented',
      tab: 'design',
      onlyWhen: is('slider'),
    }),
    listImageSize: property(z.number().min(10).max(70).default(35), {
      label: 'Image width',
      control: 'slider',
      tab: 'design',
      unit: '%',
      onlyWhen: is('list'),
    }),
    transition: property(
      z.enum(['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll']).default('fade'),
      {
        label: 'Transition',
        control: 'select',
        tab: 'design',
        onlyWhen: is('slideshow'),
      },
    ),
    lightbox: property(z.boolean().default(true), {
      label: 'Lightbox',
      control: 'toggle',
      tab: 'design',
    }),
    lightboxTheme: property(z.enum(['dark', 'light']).default('dark'), {
      label: 'Lightbox theme',
      control: 'segmented',
      tab: 'design',
      onlyWhen: { property: 'lightbox', is: [true] },
    }),
    captions: property(z.enum(['none', 'over', 'below']).default('none'), {
      label: 'Captions',
      control: 'segmented',
      tab: 'design',
    }),
    'meta-position': property(
      z
        .enum(['top', 'bottom', 'top-left', 'bottom-left', 'top-right', 'bottom-right', 'center'])
        .default('bottom-left'),
      {
        label: 'Caption position',
        control: 'place',
        tab: 'design',
        onlyWhen: { property: 'captions', is: ['over'] },
      },
    ),
    'auto-crop': property(z.boolean().default(true), {
      label: 'Crop images',
      control: 'toggle',
      tab: 'design',
    }),
    autoplay: property(z.boolean().default(false), {
      label: 'Autoplay',
      control: 'toggle',
      tab: 'design',
      onlyWhen: is(...indexed),
    }),
    'autoplay-duration': property(z.number().min(1).max(60).default(5), {
      label: 'Seconds per image',
      control: 'slider',
      tab: 'design',
      unit: 's',
      onlyWhen: { property: 'autoplay', is: [true] },
    }),
    randomize: property(z.boolean().default(false), {
      label: 'Shuffle',
      control: 'toggle',
      tab: 'design',
      onlyWhen: { property: 'autoplay', is: [true] },
    }),
    thumbnails: property(z.boolean().default(false), {
      label: 'Thumbnails below',
      control: 'toggle',
      tab: 'design',
      onlyWhen: is('slideshow'),
    }),
    'square-thumbs': property(z.boolean().default(true), {
      label: 'Square thumbnails',
      control: 'toggle',
      tab: 'design',
      onlyWhen: { property: 'thumbnails', is: [true] },
    }),
    'thumbnail-strip-height': property(z.number().min(30).max(300).default(80), {
      label: 'Thumbnail height',
      control: 'slider',
      tab: 'design',
      unit: 'px',
      onlyWhen: { property: 'thumbnails', is: [true] },
    }),
    'thumbnail-strip-margin': property(z.number().min(0).max(80).default(12), {
      label: 'Thumbnail gap',
      control: 'slider',
      tab: 'design',
      unit: 'px',
      onlyWhen: { property: 'thumbnails', is: [true] },
    }),
    mixedContent: property(z.boolean().default(true), {
      label: 'Include videos',
      control: 'toggle',
      tab: 'advanced',
    }),
    transientGallery: property(z.boolean().default(false), {
      label: 'Do not update the URL',
      control: 'toggle',
      tab: 'advanced',
      help: 'When off, the URL names the visible image, so that it can be shared.',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 14 },
  leadsWithPicture: true,
});
