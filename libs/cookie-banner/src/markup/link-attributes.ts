import type { MarkupElement } from './node.ts';

/** Links to the web, a mail address, a telephone number, or a place on the site. */
const safeAddress = /^(?:https?:|mailto:|tel:|[#?/.]|[\w-]+(?:[/?#]|$))/i;

/** Keeps of an `<a>` a safe address, and whether it opens a new window. The rest is dropped. */
export function linkAttributes({
  href,
  target,
}: MarkupElement['attributes']): Readonly<Record<string, string>> {
  const address = String(href ?? '').trim();
  return {
    ...(safeAddress.test(address) ? { href: address } : {}),
    ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
  };
}
