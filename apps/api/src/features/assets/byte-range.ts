export interface ByteRange {
  readonly start: number;
  /** Inclusive, as in the header. */
  readonly end: number;
}

/** One range of a file, as players ask for it (RFC 9110); null: the whole file is meant. */
export function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(?<start>\d*)-(?<end>\d*)$/.exec(header ?? '');
  if (match === null) return null;
  const { start, end } = match.groups as { start: string; end: string };
  if (start === '' && end === '') return null;
  const first = start === '' ? Math.max(0, sizeBytes - Number(end)) : Number(start);
  const last = start === '' || end === '' ? sizeBytes - 1 : Math.min(Number(end), sizeBytes - 1);
  return first > last || first >= sizeBytes ? 'unsatisfiable' : { start: first, end: last };
}
