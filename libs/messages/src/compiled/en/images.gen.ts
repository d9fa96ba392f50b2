// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { images as source } from '../../catalog/en/images.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const images = {
  sourceInvalid: "Invalid or missing image source.",
  elementInvalid: "Element is not a valid image element.",
  noImage: "No image",
  noImages: "No images",
  noRootNode: "No root node",
  notLoaded: [["image"]," not loaded"],
} as CompiledArea<typeof source>;
