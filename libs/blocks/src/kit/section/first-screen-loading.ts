import type { Section } from '@sitewright/contracts/entities';
import { readingOrder } from '@sitewright/page-model';
import type { PictureLoading } from '../block/view-props.ts';
import { blockOf } from '../../entries/schema/block-of.ts';

/** The number of grid rows that most screens show without scrolling. */
const screenRows = 14;

/** The padding between sections, in rows. */
const paddingRows = 3;

/** Minimum rows of a section by its height setting. */
const minRows: Readonly<Record<Section['design']['height'], number>> = {
  auto: 0,
  small: 5,
  medium: 8,
  large: 11,
  screen: screenRows,
};

function rowsOf({ design, layout }: Section): number {
  const ends = Object.values(layout.blocks).map(
    ({ placement }) => placement.row + placement.height - 1,
  );
  return Math.max(minRows[design.height], ...ends) + paddingRows;
}

/**
 * Determines when the images at the top of a page load, by the id of their section (background) or block: those that
 * are likely visible without scrolling load eagerly, the first of them with high priority. All others are lazy,
 * including lists of items below the first image. Estimated in grid rows, because the server has no layout.
 */
export function firstScreenLoading(
  sections: readonly Section[],
): ReadonlyMap<string, PictureLoading> {
  const loading = new Map<string, PictureLoading>();
  let hasLeadImage = false;
  let rowsAbove = 0;
  const setLeadLoading = (id: string) => {
    loading.set(id, hasLeadImage ? 'eager' : 'first');
    hasLeadImage = true;
  };
  for (const section of sections) {
    if (rowsAbove >= screenRows) break;
    if (section.design.background) setLeadLoading(section.id);
    for (const { id, type, placement } of readingOrder(section.layout)) {
      if (rowsAbove + placement.row > screenRows) continue;
      if (blockOf(type)?.leadsWithPicture === true) setLeadLoading(id);
      else if (!hasLeadImage) loading.set(id, 'eager');
    }
    rowsAbove += rowsOf(section);
  }
  return loading;
}

/** Whether a document starts with an image. */
export const hasLeadPicture = (sections: readonly Section[]): boolean =>
  [...firstScreenLoading(sections).values()].includes('first');
