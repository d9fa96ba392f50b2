import { blockType } from '@sitewright/contracts/codes';
import type { Block, PageDocument, SectionTheme } from '@sitewright/contracts/entities';

/** Films from elsewhere stand in a gallery as they do by themselves, with the style that they have there. */
const hasFilms = ({ type, props }: Block): boolean =>
  type === blockType.GALLERY &&
  Array.isArray(props['items']) &&
  props['items'].some((item) => Boolean((item as { readonly video?: string } | null)?.video));

const typesOf = (block: Block): number[] =>
  hasFilms(block) ? [block.type, blockType.VIDEO] : [block.type];

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
