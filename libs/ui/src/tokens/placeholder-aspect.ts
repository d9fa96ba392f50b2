/** Default height of a placeholder in percent of its width. */
const defaultAspect = 65;

/** Height of a placeholder in percent of its width: 100/n for an image n times as wide as high. Default 65. */
export const placeholderAspect = (ratio?: number): number =>
  ratio !== undefined && ratio > 0 && Number.isFinite(ratio) ? 100 / ratio : defaultAspect;
