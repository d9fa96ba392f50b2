import { blockOf } from '@sitewright/blocks/schema';
import type {
  Block,
  PageDocument,
  PhonePlacement,
  Placement,
  Section,
  SectionDesign,
} from '@sitewright/contracts/entities';

/** A block without its id, which is derived from its position. */
export type PlacedBlock = Omit<Block, 'id' | 'version'>;

/** The position of a block in grid cells, and whether it is above or below its neighbors. */
export type Standing = Pick<PlacedBlock, 'align' | 'layer'>;

/** Cells: column, row, width, height. */
export const at = (column: number, row: number, width: number, height: number): Placement => ({
  column,
  row,
  width,
  height,
});

/** Creates a block at a position. Undefined properties are omitted, as in JSON. */
export const place = (
  type: number,
  props: object,
  placement: Placement,
  standing: Standing = {},
): PlacedBlock => ({
  type,
  props: JSON.parse(JSON.stringify(props)) as Block['props'],
  placement,
  ...standing,
});

/** Places a block in the four columns of the phone layout. In a section, every block has such a placement or none. */
export const onPhone = (phone: PhonePlacement, block: PlacedBlock): PlacedBlock => ({
  ...block,
  phone,
});

/** Stacks blocks on phones in the order of the list, independent of their desktop rows. */
export const inWrittenOrder = (blocks: readonly PlacedBlock[]): PlacedBlock[] =>
  blocks.map((block, index) => onPhone(at(1, index + 1, 4, 1), block));

const defaults: SectionDesign = {
  theme: 'lightest',
  height: 'auto',
  width: 'inset',
  align: 'start',
};

/** A section with its blocks in reading order. */
export function section(
  id: string,
  design: Partial<SectionDesign>,
  blocks: readonly PlacedBlock[],
  name?: string,
): Section {
  const placed = blocks.map((block, index): Block => ({
    id: `${id}${String(index).padStart(2, '0')}`,
    version: blockOf(block.type)?.version ?? 1,
    ...block,
  }));
  return {
    id: `${id}sec`,
    ...(name === undefined ? {} : { name }),
    design: { ...defaults, ...design },
    layout: { columns: 12, blocks: Object.fromEntries(placed.map((block) => [block.id, block])) },
  };
}

export const page = (...sections: readonly Section[]): PageDocument => ({
  schemaVersion: 1,
  sections: [...sections],
});
