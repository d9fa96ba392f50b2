import Negotiator from 'negotiator';

const read = (header: string | undefined) =>
  new Negotiator({ headers: { accept: header?.toLowerCase() } });

/**
 * Which of several forms of an image a client may get, best first. Newer types count only where the header names them:
 * browsers that do not know them send wildcards too. The fallback is what everybody reads; it is never missing.
 */
export function acceptedImageTypes<Newer extends string, Fallback extends string>(
  header: string | undefined,
  newer: readonly Newer[],
  fallback: Fallback,
): readonly (Newer | Fallback)[] {
  if (header === undefined) return [fallback];
  const negotiator = read(header);
  const named = new Set(negotiator.mediaTypes());
  const offered = [...newer.filter((type) => named.has(type)), fallback];
  const accepted = negotiator.mediaTypes(offered);
  return accepted.includes(fallback) ? accepted : [...accepted, fallback];
}

/** Whether a client takes an error as a page: it accepts HTML, and does not prefer JSON. */
export const prefersHtml = (header: string | undefined): boolean =>
  read(header).mediaTypes(['text/html', 'application/json'])[0] === 'text/html';
