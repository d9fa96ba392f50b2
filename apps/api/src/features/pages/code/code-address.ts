import { policyOrigin } from '@sitewright/blocks/schema';

/** The origin of an absolute https URL; null for every other URL. */
export function originOf(address: string): string | null {
  if (!/^\s*https:/i.test(address)) return null;
  return policyOrigin(address) ?? null;
}

const safeProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Whether a URL is safe to link to; a relative one is on the site itself. */
export function isSafeLinkUrl(address: string): boolean {
  const base = 'https://site.invalid/';
  return URL.canParse(address, base) && safeProtocols.has(new URL(address, base).protocol);
}

/** Whether an image may be loaded from a URL: a safe one, or a data URL of an image. */
export const isSafeImageUrl = (address: string): boolean =>
  isSafeLinkUrl(address) || /^data:image\//i.test(address.trim());
