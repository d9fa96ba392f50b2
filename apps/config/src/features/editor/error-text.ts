import type { EditError } from '@sitewright/page-model';

/** Messages about rejected edits. */
export const errorText: Readonly<Record<EditError, string>> = {
  unknownSection: 'This section is not there any more.',
  unknownBlock: 'This block is not there any more.',
  takenId: 'This is on the page already.',
  outsideGrid: 'There is no room beyond the edge of the grid.',
  tooManyBlocks: 'A section holds 60 blocks at most. Add another section for more.',
  tooManySections: 'A page holds 60 sections at most.',
  invalidDocument: 'This cannot be part of a page.',
  newerDocument: 'This page was made with a newer version.',
};
