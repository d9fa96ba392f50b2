/**
 * A random position other than the current one, uniformly distributed; the current one if there is no other. `random`
 * is at least 0 and less than 1.
 */
export function randomOtherIndex(index: number, count: number, random: number): number {
  return (index + 1 + Math.floor(random * (count - 1))) % count;
}
