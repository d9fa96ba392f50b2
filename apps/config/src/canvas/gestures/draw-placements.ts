import { placementProperties, sectionPlacements } from '@sitewright/blocks/view';
import type { Section } from '@sitewright/contracts/entities';

/**
 * Positions the blocks of a rendered grid with the page's own styles, bypassing React, so that many results can be
 * measured before one is rendered. The last call must be for the rendered section.
 */
export function drawPlacements(grid: HTMLElement, section: Section): void {
  const { phone, styles } = sectionPlacements(section.layout);
  if (phone === undefined) delete grid.dataset['phone'];
  else grid.dataset['phone'] = '';
  for (const block of grid.children) {
    if (!(block instanceof HTMLElement)) continue;
    const style = styles.get(block.dataset['block'] ?? '');
    if (style === undefined) continue;
    for (const property of placementProperties) {
      const value = style[property];
      if (value === undefined) block.style.removeProperty(property);
      else block.style.setProperty(property, String(value));
    }
  }
}
