/** What the loader needs to know of images; the entry `dom` has the one for `<img>` elements. */
export interface ImagePorts<Image> {
  /** Whether it is an image at all. */
  readonly isImage: (image: Image) => boolean;
  /** Address of the image, without a width; empty when it has none. */
  readonly sourceOf: (image: Image) => string;
  /** Whether it carries the class `loading`: another script loads it. */
  readonly isLoading: (image: Image) => boolean;
  /** Loads and shows it; rejects when that fails. */
  readonly show: (image: Image) => Promise<void>;
  /**
   * Calls `onNear` once, when the image comes near the viewport. Left out where visibility cannot
   * be observed.
   */
  readonly whenNear?: ((image: Image, onNear: () => void) => void) | undefined;
}
