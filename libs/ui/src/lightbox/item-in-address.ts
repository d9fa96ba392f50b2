import { findSlideIndex, readItemId, type AddressParts } from '@sitewright/gallery-engine/slides';
import type { LightboxItem } from './lightbox-item.ts';

/** The parts of a URL that may name an item, as in `location`. */
export interface LightboxAddress extends AddressParts {
  readonly pathname: string;
}

const lastSegment = (pathname: string) => pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The index of the item that a URL names by the `itemId` of its hash or query, otherwise by its last path segment.
 * Undefined if it names none: then nothing opens.
 */
export function itemInAddress(
  items: readonly Pick<LightboxItem, 'id' | 'url'>[],
  address: LightboxAddress,
): number | undefined {
  const requestedId = readItemId(address) ?? decoded(lastSegment(address.pathname));
  return findSlideIndex(items, requestedId) ?? findSlideIndex(items.map(bySegment), requestedId);
}

const bySegment = ({ url }: Pick<LightboxItem, 'url'>) =>
  url === undefined ? {} : { url: decoded(lastSegment(url)) };
