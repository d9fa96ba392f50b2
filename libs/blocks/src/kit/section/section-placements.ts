import type { Block, Layout, PhonePlacement } from '@sitewright/contracts/entities';
import { drawingOrder, isPhoneTouched, phoneLayout, readingOrder } from '@sitewright/page-model';
import { layersOf } from './layers-of.ts';

/** The custom properties of `section.css` that place a block. */
export const placementProperties = [
  '--c',
  '--r',
  '--w',
  '--h',
  '--pc',
  '--pr',
  '--pw',
  '--ph',
  '--layer',
] as const;

/** Values of the custom properties that place a block. */
export type PlacementStyle = Readonly<
  Partial<Record<(typeof placementProperties)[number], number>>
>;

/** The placement of a section's blocks. */
export interface SectionPlacements {
  /** The blocks in document order. */
  readonly blocks: readonly Block[];
  /** The cells of each block on phones. Undefined until an owner places a block there. */
  readonly phone: ReadonlyMap<string, PhonePlacement> | undefined;
  readonly styles: ReadonlyMap<string, PlacementStyle>;
}

function styleOf(
  { placement }: Block,
  phone: PhonePlacement | undefined,
  layer: number | undefined,
): PlacementStyle {
  return {
    '--c': placement.column,
    '--r': placement.row,
    '--w': placement.width,
    '--h': placement.height,
    ...(phone === undefined
      ? {}
      : { '--pc': phone.column, '--pr': phone.row, '--pw': phone.width, '--ph': phone.height }),
    ...(layer === undefined ? {} : { '--layer': layer }),
  };
}

/** Computes the placement of a section's blocks, for the page and for drag and drop in the editor. */
export function sectionPlacements(layout: Layout): SectionPlacements {
  const blocks = drawingOrder(layout);
  const layers = layersOf(readingOrder(layout), blocks);
  // By default the phone layout is one column, which the style sheet creates from the document order.
  const phone = isPhoneTouched(layout) ? phoneLayout(layout) : undefined;
  const styles = new Map(
    blocks.map((block) => [block.id, styleOf(block, phone?.get(block.id), layers.get(block.id))]),
  );
  return { blocks, phone, styles };
}
