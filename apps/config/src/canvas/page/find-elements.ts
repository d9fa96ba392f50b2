import type { Selection } from '../protocol.ts';

// Ids are letters and digits, hence safe in a selector.

export const sectionElement = (root: ParentNode, sectionId: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-canvas] > [data-section="${sectionId}"]`);

export const blockElement = (root: ParentNode, blockId: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-canvas] [data-block="${blockId}"]`);

export const gridElement = (section: HTMLElement): HTMLElement | null =>
  section.querySelector<HTMLElement>(':scope > .grid');

/** The element of a selection. */
export const selectedElement = (
  root: ParentNode,
  { sectionId, blockId }: Selection,
): HTMLElement | null =>
  blockId === null ? sectionElement(root, sectionId) : blockElement(root, blockId);

/** The selection that an element belongs to; null outside the document's sections. */
export function selectionAt(target: EventTarget | null): Selection | null {
  if (!(target instanceof Element)) return null;
  const section = target.closest<HTMLElement>('[data-canvas] > [data-section]');
  const sectionId = section?.dataset.section;
  if (sectionId === undefined) return null;
  const block = target.closest<HTMLElement>('[data-block]');
  return { sectionId, blockId: block?.dataset.block ?? null };
}
