import type { PageDocument, SectionTheme } from '@sitewright/contracts/entities';

/** The block types that a document uses, ascending. */
export const documentBlockTypes = (...documents: readonly PageDocument[]): number[] =>
  [
    ...new Set(
      documents.flatMap(({ sections }) =>
        sections.flatMap(({ layout }) => Object.values(layout.blocks).map(({ type }) => type)),
      ),
    ),
  ].toSorted((one, other) => one - other);

/** The section themes that a document uses. */
export const documentThemes = (...documents: readonly PageDocument[]): SectionTheme[] => [
  ...new Set(documents.flatMap(({ sections }) => sections.map(({ design }) => design.theme))),
];
