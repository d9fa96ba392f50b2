import type { LineQuantity } from '@sitewright/contracts/entities';

/** How many pieces lines have, for the timeline: `1 item`, `3 items`. */
export function itemsText(lines: readonly LineQuantity[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 item' : `${count} items`;
}
