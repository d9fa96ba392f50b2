import type { Block, PageDocument, Section } from '@sitewright/contracts/entities';

/** The document with one section replaced; all other sections keep their identity. */
export const replaceSection = (document: PageDocument, section: Section): PageDocument => ({
  ...document,
  sections: document.sections.map((other) => (other.id === section.id ? section : other)),
});

/** The section with a block added or replaced; all other blocks keep their identity. */
export const withBlock = (section: Section, block: Block): Section => ({
  ...section,
  layout: { ...section.layout, blocks: { ...section.layout.blocks, [block.id]: block } },
});

/** The section without a block. */
export function withoutBlock(section: Section, blockId: string): Section {
  const { [blockId]: _removed, ...blocks } = section.layout.blocks;
  return { ...section, layout: { ...section.layout, blocks } };
}

/**
 * The value with an optional member set, or removed if it is undefined: stored documents contain no undefined members,
 * so that equal documents have equal JSON.
 */
export function withOptional<Value extends object, Key extends keyof Value & string>(
  value: Value,
  key: Key,
  member: Value[Key] | undefined,
): Value {
  if (member !== undefined) return { ...value, [key]: member };
  const { [key]: _absent, ...rest } = value;
  return rest as Value;
}
