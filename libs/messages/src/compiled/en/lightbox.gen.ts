// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lightbox as source } from '../../catalog/en/lightbox.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lightbox = {
  lightbox: "Images in full size",
  close: "Close",
  previous: "Previous",
  next: "Next",
  caption: "Caption",
  position: [["n"]," of ",["count"]],
  failed: "This image could not be loaded.",
} as CompiledArea<typeof source>;
