/**
 * The item that a hash message opens, counted from 0: `#accordionItems/{n}` names it, `#accordionItemDescription` is
 * the first; for any other hash -1.
 */
export function openItemOf(hash: string): number {
  const message = /^#accordionItem(?:s\/(\d+)|Description)$/.exec(hash);
  return message ? Number(message[1] ?? 0) : -1;
}
