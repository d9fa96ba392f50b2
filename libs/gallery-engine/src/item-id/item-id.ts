import type { Slide } from '../slides/slide.ts';

/** Value of a parameter in the query or hash of a URL; undefined if absent or malformed. */
function addressParameter(text: string, name: string): string | undefined {
  const [, value] = new RegExp(`[?#&]${name}=([^&]*)`).exec(text) ?? [];
  try {
    return value && decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** The parts of a URL that can name a slide, as in `location`. */
export interface AddressParts {
  /** With its `#`, or empty. */
  readonly hash: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

type SlideIdentity = Pick<Slide, 'id' | 'url'>;

/** The slide's name in the URL: its id, otherwise its URL. */
export function itemIdOf({ id, url }: SlideIdentity): string | undefined {
  return id ?? url;
}

/** The `itemId` of a URL: the hash's, otherwise the query's. */
export function readItemId({ hash, search }: AddressParts): string | undefined {
  return addressParameter(hash, 'itemId') ?? addressParameter(search, 'itemId');
}

/** The URL of a slide: `#itemId=…` on the collection's full URL, whose own hash is replaced. */
export function itemAddress(collectionFullUrl: string, slide: SlideIdentity): string | undefined {
  const itemId = itemIdOf(slide);
  if (!itemId) return undefined;
  return `${collectionFullUrl.replace(/#.*$/s, '')}#itemId=${encodeURIComponent(itemId)}`;
}

/** Index of the slide that an `itemId` names, by id before URL; undefined when none matches. */
export function findSlideIndex(
  slides: readonly SlideIdentity[],
  itemId: string | undefined,
): number | undefined {
  if (!itemId) return undefined;
  const byId = slides.findIndex(({ id }) => id === itemId);
  const index = byId < 0 ? slides.findIndex(({ url }) => url === itemId) : byId;
  return index < 0 ? undefined : index;
}

/** Whether the query flag `nomotion=true` is set, which disables autoplay. */
export function readNoMotion(search: string): boolean {
  return addressParameter(search, 'nomotion') === 'true';
}
