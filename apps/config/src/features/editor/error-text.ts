import type { EditError } from '@sitewright/page-model';

/** Messages about rejected edits. */
export const errorText: Readonly<Record<EditError, string>> = {
  unknownSection: 'This section no longer exists.',
  unknownBlock: 'This block no longer exists.',
  takenId: 'This is on the page already.',
  outsideGrid: 'The block would leave the grid.',
  tooManyBlocks: 'A section can have at most 60 blocks. Add another section.',
  tooManySections: 'A page can have at most 60 sections.',
  invalidDocument: 'This cannot be part of a page.',
  newerDocument: 'This page was made with a newer version.',
};
