import type { Chapter } from './widget.ts';
import { aroundPages } from './widgets/around-pages.ts';
import { videoAndAudio } from './widgets/video-and-audio.ts';
import { forms } from './widgets/forms.ts';
import { links } from './widgets/links.ts';
import { overlays } from './widgets/overlays.ts';
import { imagesAndMaps } from './widgets/images-and-maps.ts';
import { shop } from './widgets/shop.ts';
import { disclosures } from './widgets/disclosures.ts';

/** Every interactive widget of sites: the document lists them, and the test proves each. */
export const chapters: readonly Chapter[] = [
  aroundPages,
  disclosures,
  imagesAndMaps,
  videoAndAudio,
  forms,
  shop,
  links,
  overlays,
];
