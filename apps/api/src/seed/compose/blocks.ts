import { blockType } from '@sitewright/contracts/codes';
import type { Placement } from '@sitewright/contracts/entities';
import { prose } from './rich-text.ts';
import { place, type PlacedBlock } from './section.ts';

type More = Pick<PlacedBlock, 'align' | 'layer'>;

/** The blocks that the demo's pages are made of, by their most used props. */
export const heading = (
  text: string,
  placement: Placement,
  props: object = {},
  more: More = {},
): PlacedBlock => place(blockType.HEADING, { text, level: '2', ...props }, placement, more);

export const copy = (
  lines: readonly string[],
  placement: Placement,
  props: object = {},
  more: More = {},
): PlacedBlock => place(blockType.TEXT, { text: prose(...lines), ...props }, placement, more);

export const image = (
  assetId: string,
  placement: Placement,
  props: object = {},
  more: More = {},
): PlacedBlock => place(blockType.IMAGE, { picture: { assetId }, ...props }, placement, more);

export const button = (
  text: string,
  href: string,
  placement: Placement,
  props: object = {},
  more: More = {},
): PlacedBlock =>
  place(blockType.BUTTON, { text, link: { href, newWindow: false }, ...props }, placement, more);

export const gallery = (
  assetIds: readonly string[],
  placement: Placement,
  props: object = {},
): PlacedBlock =>
  place(
    blockType.GALLERY,
    { items: assetIds.map((assetId) => ({ assetId, caption: '', link: '' })), ...props },
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

export const film = (
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
