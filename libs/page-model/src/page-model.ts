/** The page document: sections, blocks on a 12-column grid, pure edit operations with exact undo. */
export const pageModel = Object.freeze({ name: 'page-model' });
