import { blockType } from '@sitewright/contracts/codes';
import type { Block, PageDocument, SectionTheme } from '@sitewright/contracts/entities';

/**
 * Films from elsewhere stand in a gallery as they do by themselves, with the style that they have there. The block is
 * as it was stored: nobody has parsed its props yet.
 */
function hasVideos({ type, props }: Block): boolean {
  if (type !== blockType.GALLERY) return false;
  const items = (props as { readonly items?: unknown } | null | undefined)?.items;
  return (
    Array.isArray(items) &&
    items.some((item: { readonly video?: unknown } | null) => Boolean(item?.video))
  );
}

const typesOf = (block: Block): number[] =>
  hasVideos(block) ? [block.type, blockType.VIDEO] : [block.type];

/** The block types whose styles a document uses, ascending. */
export const documentBlockTypes = (...documents: readonly PageDocument[]): number[] =>
  [
    ...new Set(
      documents.flatMap(({ sections }) =>
        sections.flatMap(({ layout }) => Object.values(layout.blocks).flatMap(typesOf)),
      ),
    ),
  ].toSorted((one, other) => one - other);

/** The section themes that a document uses. */
export const documentThemes = (...documents: readonly PageDocument[]): SectionTheme[] => [
  ...new Set(documents.flatMap(({ sections }) => sections.map(({ design }) => design.theme))),
];
