import { createElement, type ComponentProps } from 'react';
import { imageAttributes, type ImageAttributesOptions } from './image-attributes.ts';
import { chooseWidth } from './choose-width.ts';
import type { ImageWidth } from './image-widths.ts';
import { shapeMaskStyle } from './shape-mask.ts';
import { sizedSource } from './sized-source.ts';

// The attributes can be spread on an <img> of React.
const props: ComponentProps<'img'> = imageAttributes({ source: '/s/a.jpg', alt: '' });
createElement('img', props);
createElement('div', { style: shapeMaskStyle('tall') });

// A width is one of the seven.
const width: ImageWidth = chooseWidth({ cssWidth: 100 });
// @ts-expect-error 640 is not served
const other: ImageWidth = 640;

// @ts-expect-error an image says what it shows, or that it is decoration
const silent: ImageAttributesOptions = { source: '/s/a.jpg' };
// @ts-expect-error there are three crop modes
const fill: ImageAttributesOptions = { source: '/s/a.jpg', alt: '', cropMode: 'fill' };
// @ts-expect-error there is no such shape
shapeMaskStyle('round');
// @ts-expect-error there are two size formats
sizedSource('/s/a.jpg', width, { sizeFormat: 'path' });

export const unused = [other, silent, fill];
