import { blockType } from '@sitewright/contracts/codes';
import type { Placement } from '@sitewright/contracts/entities';
import { prose } from './rich-text.ts';
import { place, type PlacedBlock, type Standing } from './section.ts';

/** Creates a heading. Like the functions below, it takes the properties that demo pages use most as parameters. */
export const heading = (
  text: string,
  placement: Placement,
  props: object = {},
  standing: Standing = {},
): PlacedBlock => place(blockType.HEADING, { text, level: '2', ...props }, placement, standing);

export const copy = (
  lines: readonly string[],
  placement: Placement,
  props: object = {},
  standing: Standing = {},
): PlacedBlock => place(blockType.TEXT, { text: prose(...lines), ...props }, placement, standing);

export const image = (
  assetId: string,
  placement: Placement,
  props: object = {},
  standing: Standing = {},
): PlacedBlock => place(blockType.IMAGE, { picture: { assetId }, ...props }, placement, standing);

/** An image with a link and a title over it. */
export const tile = (
  assetId: string,
  title: string,
  href: string,
  placement: Placement,
  props: object = {},
): PlacedBlock =>
  image(assetId, placement, {
    title,
    link: { href, newWindow: false },
    design: 'poster',
    ...props,
  });

export const button = (
  text: string,
  href: string,
  placement: Placement,
  props: object = {},
  standing: Standing = {},
): PlacedBlock =>
  place(
    blockType.BUTTON,
    { text, link: { href, newWindow: false }, ...props },
    placement,
    standing,
  );

/** An image of a gallery: its file, or its file and caption. */
type GalleryImage = string | { readonly assetId: string; readonly caption: string };

export const gallery = (
  images: readonly GalleryImage[],
  placement: Placement,
  props: object = {},
): PlacedBlock =>
  place(
    blockType.GALLERY,
    {
      items: images.map((entry) =>
        typeof entry === 'string' ? { assetId: entry, caption: '' } : entry,
      ),
      ...props,
    },
    placement,
  );

export const quote = (
  text: string,
  source: string,
  placement: Placement,
  props: object = {},
): PlacedBlock => place(blockType.QUOTE, { text, source, ...props }, placement);

export const line = (placement: Placement, props: object = {}): PlacedBlock =>
  place(blockType.LINE, props, placement);

export const accordion = (
  items: readonly (readonly [title: string, ...lines: string[]])[],
  placement: Placement,
  props: object = {},
): PlacedBlock =>
  place(
    blockType.ACCORDION,
    { items: items.map(([title, ...lines]) => ({ title, text: prose(...lines) })), ...props },
    placement,
  );

export const summary = (
  collectionId: string,
  placement: Placement,
  props: object = {},
): PlacedBlock => place(blockType.SUMMARY, { collectionId, ...props }, placement);

export const formBlock = (formId: string, placement: Placement, props: object = {}): PlacedBlock =>
  place(blockType.FORM, { formId, ...props }, placement);

export const newsletter = (formId: string, placement: Placement, props: object = {}): PlacedBlock =>
  place(blockType.NEWSLETTER, { formId, ...props }, placement);

export const video = (
  assetId: string,
  posterId: string,
  placement: Placement,
  props: object = {},
): PlacedBlock =>
  place(
    blockType.VIDEO,
    { source: 'file', file: { assetId }, poster: { assetId: posterId }, ...props },
    placement,
  );

export const sound = (assetId: string, placement: Placement, props: object = {}): PlacedBlock =>
  place(blockType.AUDIO, { tracks: [{ file: { assetId } }], ...props }, placement);

export const map = (placement: Placement, props: object): PlacedBlock =>
  place(blockType.MAP, props, placement);

export const product = (itemId: string, placement: Placement, props: object = {}): PlacedBlock =>
  place(blockType.PRODUCT, { itemId, ...props }, placement);

export const social = (
  links: readonly (readonly [service: string, url: string])[],
  placement: Placement,
  props: object = {},
): PlacedBlock =>
  place(
    blockType.SOCIAL_LINKS,
    { links: links.map(([service, url]) => ({ service, url })), ...props },
    placement,
  );
