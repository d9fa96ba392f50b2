/** 1 is towards the last position, -1 towards the first. */
export type Direction = 1 | -1;

/**
 * The position one step away. With `loop` it wraps modulo `count` in both directions;
 * without, the ends hold.
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
