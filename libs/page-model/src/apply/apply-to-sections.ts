import { findSection, sectionIndex } from '../document/find.ts';
import { replaceSection, withOptional } from '../document/replace.ts';
import { failEdit } from '../edit-error.ts';
import { findSectionLimitError } from './limit-errors.ts';
import type { Applier, OperationOf } from './applied.ts';

/** An index beyond the last section means the end: another editor may have made the page shorter. */
export const insertSection: Applier<'insertSection'> = (document, { index, section }) => {
  const error = findSectionLimitError(document, section);
  if (error !== undefined) return failEdit(error);
  return {
    ok: true,
    document: { ...document, sections: document.sections.toSpliced(index, 0, section) },
    inverse: { kind: 'removeSection', sectionId: section.id },
  };
};

export const removeSection: Applier<'removeSection'> = (document, { sectionId }) => {
  const index = sectionIndex(document, sectionId);
  const section = document.sections[index];
  if (section === undefined) return failEdit('unknownSection');
  return {
    ok: true,
    document: { ...document, sections: document.sections.toSpliced(index, 1) },
    inverse: { kind: 'insertSection', index, section },
  };
};

/** `index` is the section's final position. */
export const moveSection: Applier<'moveSection'> = (document, { sectionId, index }) => {
  const from = sectionIndex(document, sectionId);
  const section = document.sections[from];
  if (section === undefined) return failEdit('unknownSection');
  return {
    ok: true,
    document: {
      ...document,
      sections: document.sections.toSpliced(from, 1).toSpliced(index, 0, section),
    },
    inverse: { kind: 'moveSection', sectionId, index: from },
  };
};

export const designSection: Applier<'designSection'> = (document, { sectionId, design }) => {
  const section = findSection(document, sectionId);
  if (section === undefined) return failEdit('unknownSection');
  return {
    ok: true,
    document: replaceSection(document, { ...section, design }),
    inverse: { kind: 'designSection', sectionId, design: section.design },
  };
};

export const nameSection: Applier<'nameSection'> = (document, { sectionId, name }) => {
  const section = findSection(document, sectionId);
  if (section === undefined) return failEdit('unknownSection');
  return {
    ok: true,
    document: replaceSection(document, withOptional(section, 'name', name)),
    inverse: withOptional<OperationOf<'nameSection'>, 'name'>(
      { kind: 'nameSection', sectionId },
      'name',
      section.name,
    ),
  };
};
