import { findSlideIndex, readItemId, type AddressParts } from '@sitewright/gallery-engine/slides';
import type { LightboxItem } from './lightbox-item.ts';

/** A URL that may name an item, as in `location`. */
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
 * The item in a URL: from the `itemId` of its hash or query, otherwise from its last path segment. Undefined without
 * one: then nothing opens.
 */
export function itemInAddress(
  items: readonly Pick<LightboxItem, 'id' | 'url'>[],
  address: LightboxAddress,
): number | undefined {
  const named = readItemId(address) ?? decoded(lastSegment(address.pathname));
  return findSlideIndex(items, named) ?? findSlideIndex(items.map(bySegment), named);
}

const bySegment = ({ url }: Pick<LightboxItem, 'url'>) =>
  url === undefined ? {} : { url: decoded(lastSegment(url)) };
