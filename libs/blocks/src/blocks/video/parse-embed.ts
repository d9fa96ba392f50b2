import { readElements } from '../../kit/markup/read-elements.ts';
import type { MarkupElement } from '../../kit/markup/read-markup.ts';
import { providerOf, readAddress, type VideoProvider } from './provider.ts';

/** A parsed embed (VIDEO-06). */
export interface VideoEmbed {
  readonly type: 'iframe' | 'object' | 'invalid';
  readonly provider?: VideoProvider;
  /** URL of the player. */
  readonly source?: string;
  readonly width?: number;
  readonly height?: number;
}

type Attributes = MarkupElement['attributes'];

const sizeOf = (text = ''): number | undefined => {
  // A percentage of the container, such as 100%, says nothing about the aspect ratio.
  const isSize = /^\s*\d+(px)?\s*$/.test(text) && Number.parseInt(text, 10) > 0;
  return isSize ? Number.parseInt(text, 10) : undefined;
};

function embedFrom(
  type: 'iframe' | 'object',
  attributes: Attributes,
  outer: Attributes = attributes,
): VideoEmbed {
  const address = readAddress(attributes['src'] ?? '');
  if (address === undefined) return { type: 'invalid' };
  const provider = providerOf(address.href);
  const width = sizeOf(outer['width']) ?? sizeOf(attributes['width']);
  const height = sizeOf(outer['height']) ?? sizeOf(attributes['height']);
  return {
    type,
    source: address.href,
    ...(provider === undefined ? {} : { provider }),
    ...(width === undefined || height === undefined ? {} : { width, height }),
  };
}

/**
 * Parses an owner's input: the URL of a video, an `<iframe>`, or an `<object>` with an `<embed>`. Anything else, and an
 * object without an embed, is invalid (VIDEO-11, VIDEO-12). Returns only the player's URL and size, so the owner's
 * markup does not reach the page.
 */
export function parseVideoEmbed(text: string): VideoEmbed {
  const trimmed = text.trim();
  if (!trimmed.includes('<'))
    return /\s/.test(trimmed) ? { type: 'invalid' } : embedFrom('iframe', { src: trimmed });
  const elements = readElements(trimmed);
  const find = (name: string) => elements.find(({ tag }) => tag === name)?.attributes;
  const [iframe, object, embed] = [find('iframe'), find('object'), find('embed')];
  if (iframe !== undefined) return embedFrom('iframe', iframe);
  return object !== undefined && embed !== undefined
    ? embedFrom('object', embed, object)
    : { type: 'invalid' };
}
