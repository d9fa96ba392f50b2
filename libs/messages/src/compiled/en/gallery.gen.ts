// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { gallery as source } from '../../catalog/en/gallery.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const gallery = {
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
  showSlide: ["Show slide ",["position"]," of ",["total"]],
  position: [["position"]," of ",["total"]],
  pause: "Pause slideshow",
  play: "Play slideshow",
  openLightbox: ["Open image ",["position"]," of ",["total"]," in full size"],
  showCaption: "Show caption",
  hideCaption: "Hide caption",
  decodeFailed: "Error decoding gallery block data.",
  evaluateFailed: "Error evaluating gallery block data.",
  videoLoaderMissing: "VideoLoader not found",
  loaderMissing: "Loader2 not found",
} as CompiledArea<typeof source>;
