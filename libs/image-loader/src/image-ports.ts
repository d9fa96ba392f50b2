/** The loader's interface to images; the entry `dom` implements it for `<img>` elements. */
export interface ImagePorts<Image> {
  /** Whether it is an image at all. */
  readonly isImage: (image: Image) => boolean;
  /** URL of the image, without a width; empty if there is none. */
  readonly sourceOf: (image: Image) => string;
  /** Whether it has the class `loading`: another script loads it. */
  readonly isLoading: (image: Image) => boolean;
  /** Loads and shows it; rejects on failure. */
  readonly show: (image: Image) => Promise<void>;
  /** Calls `onNear` once, when the image comes near the viewport. Absent if visibility cannot be observed. */
  readonly whenNear?: ((image: Image, onNear: () => void) => void) | undefined;
}
