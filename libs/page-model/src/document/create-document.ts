import type {
  Block,
  PageDocument,
  Placement,
  Section,
  SectionDesign,
} from '@sitewright/contracts/entities';

/** The default design of a section. */
export const defaultSectionDesign: SectionDesign = Object.freeze({
  theme: 'lightest',
  height: 'auto',
  width: 'inset',
  align: 'start',
});

/** An empty page, or one with the given sections. */
export const createDocument = (sections: readonly Section[] = []): PageDocument => ({
  schemaVersion: 1,
  sections: [...sections],
});

/** A section with the given blocks; `id` must be unique in its document. */
export const createSection = (
  id: string,
  blocks: readonly Block[] = [],
  design: SectionDesign = defaultSectionDesign,
): Section => ({
  id,
  design,
  layout: { columns: 12, blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) },
});

/** A block; `type` is a code of `blockType`, `props` follow that block's schema at `version`. */
export const createBlock = (
  block: Pick<Block, 'id' | 'type' | 'props'> & { version?: number; placement: Placement },
): Block => ({
  id: block.id,
  type: block.type,
  version: block.version ?? 1,
  props: block.props,
  placement: block.placement,
});
