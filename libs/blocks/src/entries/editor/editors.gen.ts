// Written by `npm run generate` from the folders of the blocks. Do not edit.
/** Panels that are written by hand because generation is not enough, by type. */
export const blockEditors = {} as const;
