import { placementProperties, sectionPlacements } from '@sitewright/blocks/view';
import type { Section } from '@sitewright/contracts/entities';

/**
 * Places the blocks of a drawn grid as their section says, in the way that the page itself is written. React does not
 * hear of it, so that many results can be measured before one is drawn; the last call has to be for the drawn section.
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
