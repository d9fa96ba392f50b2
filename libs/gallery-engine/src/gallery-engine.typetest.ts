import { createElement, type ComponentProps } from 'react';
import { createGallery, galleryMarkup, layout, type Schedule, type Slide } from './index.ts';
import { toGallerySettings, type GalleryBlockData, type GallerySettings } from './block/index.ts';
import { type EngineDesign } from './designs/index.ts';

declare const slides: readonly Slide[];
declare const data: GalleryBlockData;
declare const schedule: Schedule;

// Attributes can be spread on React elements.
const markup = galleryMarkup({ data, slides, label: 'Harbour' });
const root: ComponentProps<'section'> = markup.root;
const slide: ComponentProps<'div'> = markup.slides[0] ?? {};
const button: ComponentProps<'button'> = { ...markup.next };
createElement('section', root, createElement('div', slide), createElement('button', button));

// Each design accepts its own options.
layout('grid', { perRow: 3 }, slides);
// @ts-expect-error a grid has no speed
layout('grid', { speedMs: 300 }, slides);
// @ts-expect-error the engine knows no slider: that is the block's word for a strip
layout('slider', {}, slides);
// @ts-expect-error alignments are start, middle and end
layout('strip', { alignment: 'center' }, slides);
// @ts-expect-error there is no such transition
layout('stacked', { transition: 'dissolve' }, slides);

// Settings have the options of their design.
const settings: GallerySettings = toGallerySettings(data);
if (settings.design === 'stacked') void settings.options.autoHeight;
// @ts-expect-error not every design fits its height
void settings.options.autoHeight;

// A gallery requires a clock, and knows no pixels.
createGallery({ count: 3, schedule });
// @ts-expect-error there is no clock in the core
createGallery({ count: 3 });
// @ts-expect-error a reason to rest is one of the table
createGallery({ count: 3, schedule }).pause('tired');

const design: EngineDesign = 'autorows';
// @ts-expect-error states cannot be written
createGallery({ count: 3, schedule }).getState().index = 2;

export const unused = design;
