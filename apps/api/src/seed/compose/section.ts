import { blockOf } from '@sitewright/blocks/schema';
import type {
  Block,
  PageDocument,
  PhonePlacement,
  Placement,
  Section,
  SectionDesign,
} from '@sitewright/contracts/entities';

/** A block without its id: that follows from where it stands. */
export type PlacedBlock = Omit<Block, 'id' | 'version'>;

/** The position of a block in its grid cells, and above or below its neighbors. */
export type Standing = Pick<PlacedBlock, 'align' | 'layer'>;

/** Cells: column, row, width, height. */
export const at = (column: number, row: number, width: number, height: number): Placement => ({
  column,
  row,
  width,
  height,
});

/** Props are written as plain objects; what is undefined is left out, as JSON would. */
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

/** Cells of the phone's four columns. Either every block of a section has them or none. */
export const onPhone = (phone: PhonePlacement, block: PlacedBlock): PlacedBlock => ({
  ...block,
  phone,
});

/** On phones one below the other in the order in which they are written, whatever the rows of the desk say. */
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
