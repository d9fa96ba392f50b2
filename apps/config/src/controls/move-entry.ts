/** Moves one entry of a list; an index beyond the ends is clamped. */
export function moveEntry<Entry>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] {
  const entry = entries[from];
  if (entry === undefined) return entries;
  const target = Math.min(Math.max(to, 0), entries.length - 1);
  return entries.toSpliced(from, 1).toSpliced(target, 0, entry);
}
