// Written by `npm run generate` from the folders of the blocks. Do not edit.
/** The islands of the blocks, each its own chunk, by the name in `data-island`. */
export const blockIslands = {} as const;
