import { providerOf, readAddress, type VideoProvider } from './provider.ts';

/** An embed as the loader knows it (VIDEO-06). */
export interface VideoEmbed {
  readonly type: 'iframe' | 'object' | 'invalid';
  readonly provider?: VideoProvider;
  /** Address of the player. */
  readonly source?: string;
  readonly width?: number;
  readonly height?: number;
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

const attributeOf = (tag: string, name: string): string | undefined => {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  const value = match?.[1] ?? match?.[2] ?? match?.[3];
  return value?.replaceAll(/&(amp|quot|lt|gt);/g, (_, name: string) => entities[name] ?? '');
};

const sizeOf = (tag: string, name: 'width' | 'height'): number | undefined => {
  const text = attributeOf(tag, name) ?? '';
  // A share of the container, such as 100%, says nothing about the picture's shape.
  return /^\d+(px)?$/.test(text) && Number.parseInt(text, 10) > 0
    ? Number.parseInt(text, 10)
    : undefined;
};

function embedFrom(type: 'iframe' | 'object', tag: string, sizeTag = tag): VideoEmbed {
  const source = attributeOf(tag, 'src');
  const address = source === undefined ? undefined : readAddress(source);
  if (address === undefined) return { type: 'invalid' };
  const provider = providerOf(address.href);
  const width = sizeOf(sizeTag, 'width') ?? sizeOf(tag, 'width');
  const height = sizeOf(sizeTag, 'height') ?? sizeOf(tag, 'height');
  return {
    type,
    source: address.href,
    ...(provider === undefined ? {} : { provider }),
    ...(width === undefined || height === undefined ? {} : { width, height }),
  };
}

/**
 * Reads what an owner pasted: the address of a video, an `<iframe>`, or an `<object>` with an `<embed>`.
 * Anything else, and an object without an embed, is invalid (VIDEO-11, VIDEO-12). Only the player's address
 * and size are taken; no markup of the owner's reaches the page.
 */
export function parseVideoEmbed(text: string): VideoEmbed {
  const trimmed = text.trim();
  const iframe = /<iframe\b[^>]*>/i.exec(trimmed)?.[0];
  if (iframe !== undefined) return embedFrom('iframe', iframe);
  const object = /<object\b[^>]*>/i.exec(trimmed)?.[0];
  if (object !== undefined) {
    const embed = /<embed\b[^>]*>/i.exec(trimmed)?.[0];
    return embed === undefined ? { type: 'invalid' } : embedFrom('object', embed, object);
  }
  if (trimmed.includes('<') || /\s/.test(trimmed)) return { type: 'invalid' };
  return embedFrom('iframe', ` src="${trimmed}"`);
}
