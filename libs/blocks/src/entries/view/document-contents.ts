import { blockType } from '@sitewright/contracts/codes';
import type { Block, PageDocument, SectionTheme } from '@sitewright/contracts/entities';

/** A gallery with embedded videos also needs the style sheet of the video block. The block is unparsed here. */
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

/** The block types whose styles a document needs, ascending. */
export const documentBlockTypes = (...documents: readonly PageDocument[]): number[] =>
  [
    ...new Set(
      documents.flatMap(({ sections }) =>
        sections.flatMap(({ layout }) => Object.values(layout.blocks).flatMap(typesOf)),
      ),
    ),
  ].toSorted((a, b) => a - b);

/** The section themes that a document uses. */
export const documentThemes = (...documents: readonly PageDocument[]): SectionTheme[] => [
  ...new Set(documents.flatMap(({ sections }) => sections.map(({ design }) => design.theme))),
];
