import { policyOrigin } from '@sitewright/blocks/schema';

/** The origin of an absolute https URL; null for every other URL. */
export function originOf(address: string): string | null {
  if (!/^\s*https:/i.test(address)) return null;
  return policyOrigin(address) ?? null;
}

const harmless = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Whether a URL is safe to link to; a relative one is on the site itself. */
export function leadsSomewhere(address: string): boolean {
  const base = 'https://site.invalid/';
  return URL.canParse(address, base) && harmless.has(new URL(address, base).protocol);
}

/** Whether an image may be loaded from a URL: as above, or a data URL. */
export const showsSomething = (address: string): boolean =>
  leadsSomewhere(address) || /^data:image\//i.test(address.trim());
