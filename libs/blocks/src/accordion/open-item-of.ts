/**
 * The item that a hash message opens, counted from 0: `accordionItems/{n}` names it,
 * `accordionItemDescription` is the first; any other hash opens none (ACC-08 to ACC-10).
 */
export function openItemOf(hash: string): number | undefined {
  const message = hash.replace(/^#/, '');
  if (message === 'accordionItemDescription') return 0;
  const number = /^accordionItems\/(\d+)$/.exec(message)?.[1];
  return number === undefined ? undefined : Number(number);
}
