/** 1 moves to the next position, -1 to the previous. */
export type Direction = 1 | -1;

/**
 * The position one step away. With `loop` it wraps modulo `count` in both directions; otherwise it stays within the
 * ends.
 */
export function moveIndex(
  index: number,
  step: Direction,
  { count, loop }: { readonly count: number; readonly loop: boolean },
): number {
  const target = index + step;
  if (loop) return (target + count) % count;
  return Math.min(Math.max(target, 0), count - 1);
}
