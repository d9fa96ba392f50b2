// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { needs as imageNeeds } from '../image/load.server.ts';
import { image } from '../image/schema.ts';

/** What the blocks need to be drawn, by type. */
export const blockNeeds = {
  [image.type]: imageNeeds,
} as const;
