import type { MarkupElement } from './node.ts';

/** Links to the web, an email address, a phone number, or a path of the site. */
const safeAddress = /^(?:https?:|mailto:|tel:|[#?/.]|[\w-]+(?:[/?#]|$))/i;

/** Keeps a safe `href` of an `<a>`, and whether it opens a new window. Drops everything else. */
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
