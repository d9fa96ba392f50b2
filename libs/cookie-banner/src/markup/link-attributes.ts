import { decodeEntities } from './decode-entities.ts';

/** Links to the web, a mail address, a telephone number, or a place on the site. */
const safeAddress = /^(?:https?:|mailto:|tel:|[#?/.]|[\w-]+(?:[/?#]|$))/i;

/** Reads the attributes of an `<a>`: a safe address, and whether it opens a new window. The rest is dropped. */
export function readLinkAttributes(source: string): Readonly<Record<string, string>> {
  const address = decodeEntities(readAttribute(source, 'href') ?? '').trim();
  const isNewWindow = readAttribute(source, 'target') === '_blank';
  return {
    ...(safeAddress.test(address) ? { href: address } : {}),
    ...(isNewWindow ? { target: '_blank', rel: 'noopener' } : {}),
  };
}

function readAttribute(source: string, name: string): string | undefined {
  const match = new RegExp(`[\\s/]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(
    source,
  );
  return match?.[1] ?? match?.[2] ?? match?.[3];
}
