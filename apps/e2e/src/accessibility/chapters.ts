import type { Chapter } from './widget.ts';
import { aroundPages } from './widgets/around-pages.ts';
import { filmsAndSounds } from './widgets/films-and-sounds.ts';
import { forms } from './widgets/forms.ts';
import { links } from './widgets/links.ts';
import { overlays } from './widgets/overlays.ts';
import { picturesAndMaps } from './widgets/pictures-and-maps.ts';
import { shop } from './widgets/shop.ts';
import { wordsThatOpen } from './widgets/words-that-open.ts';

/** Every interactive widget that visitors meet: what the document lists and the test proves. */
export const chapters: readonly Chapter[] = [
  aroundPages,
  wordsThatOpen,
  picturesAndMaps,
  filmsAndSounds,
  forms,
  shop,
  links,
  overlays,
];
