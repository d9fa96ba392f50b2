import { policyOrigin } from '@sitewright/blocks/schema';

/** The origin of a whole https address; null for every other address. */
export function originOf(address: string): string | null {
  if (!/^\s*https:/i.test(address)) return null;
  return policyOrigin(address) ?? null;
}

const harmless = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Whether an address leads somewhere and runs nothing; one without a scheme lies on the site itself. */
export function leadsSomewhere(address: string): boolean {
  const base = 'https://site.invalid/';
  return URL.canParse(address, base) && harmless.has(new URL(address, base).protocol);
}

/** Whether an address may be shown from: as above, or a picture that is written out. */
export const showsSomething = (address: string): boolean =>
  leadsSomewhere(address) || /^data:image\//i.test(address.trim());
