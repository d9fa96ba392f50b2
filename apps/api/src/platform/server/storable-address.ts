import { isStorableText } from '@sitewright/contracts/limits';

const escapes = /(?:%[0-9a-f]{2})+/gi;

/** Bytes that are not UTF-8 stay escaped wherever they are read. */
function decoded(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped.includes('%00') ? '\0' : escaped;
  }
}

/** Whether the decoded path and query of a URL contain only text that can be stored. */
export function isStorableAddress(url: string): boolean {
  if (!url.includes('%')) return true;
  return (url.match(escapes) ?? []).every((escaped) => isStorableText(decoded(escaped)));
}
