import type { Block, PageDocument, Section } from '@sitewright/contracts/entities';

/** Where a section stands in its document; -1 when it is not there. */
export const sectionIndex = (document: PageDocument, sectionId: string): number =>
  document.sections.findIndex((section) => section.id === sectionId);

/** The section of an id, or undefined. */
export const findSection = (document: PageDocument, sectionId: string): Section | undefined =>
  document.sections.find((section) => section.id === sectionId);

/** A block of a section, or undefined. An id such as `constructor` is an id like any other. */
export const readBlock = (section: Section, blockId: string): Block | undefined =>
  Object.hasOwn(section.layout.blocks, blockId) ? section.layout.blocks[blockId] : undefined;

/** A block with the section that holds it, wherever it stands. */
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

/** Whether a section or block of the document has this id already. */
export const isTaken = (document: PageDocument, id: string): boolean =>
  document.sections.some((section) => section.id === id || readBlock(section, id) !== undefined);

/** How many blocks a section holds. */
export const countBlocks = (section: Section): number => Object.keys(section.layout.blocks).length;
