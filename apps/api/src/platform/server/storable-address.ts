import { isStorableText } from '@sitewright/contracts/limits';

const escapes = /(?:%[0-9a-f]{2})+/gi;

/** Bytes that are no UTF-8 stay as they were written, wherever they are read. */
function decoded(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped.includes('%00') ? '\0' : escaped;
  }
}

/** Whether path and query of an address hold only text that can be stored, once they are decoded. */
export function isStorableAddress(url: string): boolean {
  if (!url.includes('%')) return true;
  return (url.match(escapes) ?? []).every((escaped) => isStorableText(decoded(escaped)));
}
