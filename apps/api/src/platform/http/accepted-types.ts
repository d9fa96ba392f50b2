import Negotiator from 'negotiator';

const createNegotiator = (header: string | undefined) =>
  new Negotiator({ headers: { accept: header?.toLowerCase() } });

/**
 * Returns the image types that a client accepts, best first. Newer types count only if the header names them: browsers
 * that cannot decode them send wildcards too. The fallback, which every browser decodes, is always among them.
 */
export function acceptedImageTypes<Newer extends string, Fallback extends string>(
  header: string | undefined,
  newer: readonly Newer[],
  fallback: Fallback,
): readonly (Newer | Fallback)[] {
  if (header === undefined) return [fallback];
  const negotiator = createNegotiator(header);
  const named = new Set(negotiator.mediaTypes());
  const offered = [...newer.filter((type) => named.has(type)), fallback];
  const accepted = negotiator.mediaTypes(offered);
  return accepted.includes(fallback) ? accepted : [...accepted, fallback];
}

/** Whether an error is sent as a page: the client accepts HTML and does not prefer JSON. */
export const prefersHtml = (header: string | undefined): boolean =>
  createNegotiator(header).mediaTypes(['text/html', 'application/json'])[0] === 'text/html';
