import type { Offer } from '../offer.ts';
import { providers } from '../providers.ts';

/** A couple's registry at Zola. */
export interface ZolaRegistry {
  /** Key of the registry, or its URL. */
  readonly registry: string;
}

/** A wedding registry by Zola, whose script replaces a link; undefined without a key. */
export function zolaOffer({ registry }: ZolaRegistry): Offer | undefined {
  const trimmed = registry.trim();
  const [, keyInUrl] =
    /^(?:https?:\/\/)?(?:www\.)?zola\.com\/registry\/([\w-]+)/i.exec(trimmed) ?? [];
  const key = keyInUrl ?? /^[\w-]+$/.exec(trimmed)?.[0];
  if (key === undefined) return undefined;
  const address = `https://www.zola.com/registry/${key}`;
  const { script, frames } = providers.zola;
  return {
    provider: 'zola',
    address,
    widget: {
      kind: 'script',
      source: script,
      frames,
      element: {
        tag: 'a',
        attributes: { className: 'zola-registry-embed', href: address, 'data-registry-key': key },
      },
    },
  };
}
