import type { Block, PageDocument, Section } from '@sitewright/contracts/entities';

/** The position of a section in its document; -1 if missing. */
export const sectionIndex = (document: PageDocument, sectionId: string): number =>
  document.sections.findIndex((section) => section.id === sectionId);

/** The section with this id, or undefined. */
export const findSection = (document: PageDocument, sectionId: string): Section | undefined =>
  document.sections.find((section) => section.id === sectionId);

/** A block of a section, or undefined; also for ids such as `constructor`. */
export const readBlock = (section: Section, blockId: string): Block | undefined =>
  Object.hasOwn(section.layout.blocks, blockId) ? section.layout.blocks[blockId] : undefined;

/** A block with its section, anywhere in the document. */
export function findBlock(
  document: PageDocument,
  blockId: string,
): { readonly section: Section; readonly block: Block } | undefined {
  for (const section of document.sections) {
    const block = readBlock(section, blockId);
    if (block !== undefined) return { section, block };
  }
  return undefined;
}

/** Whether a section or block of the document has this id. */
export const isIdTaken = (document: PageDocument, id: string): boolean =>
  document.sections.some((section) => section.id === id || readBlock(section, id) !== undefined);

/** The number of blocks in a section. */
export const countBlocks = (section: Section): number => Object.keys(section.layout.blocks).length;
