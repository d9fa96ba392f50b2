import type {
  Block,
  PageDocument,
  Placement,
  Section,
  SectionDesign,
} from '@sitewright/contracts/entities';

type Props = Block['props'];

/** A block without its id: that follows from where it stands. */
export interface PlacedBlock {
  readonly type: number;
  readonly props: Props;
  readonly placement: Placement;
  readonly align?: Block['align'];
  readonly layer?: number;
}

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
  more: Pick<PlacedBlock, 'align' | 'layer'> = {},
): PlacedBlock => ({
  type,
  props: JSON.parse(JSON.stringify(props)) as Props,
  placement,
  ...more,
});

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
  const placed = blocks.map(({ type, props, placement, align, layer }, index): Block => ({
    id: `${id}${String(index).padStart(2, '0')}`,
    type,
    version: 1,
    props,
    placement,
    ...(align === undefined ? {} : { align }),
    ...(layer === undefined ? {} : { layer }),
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
