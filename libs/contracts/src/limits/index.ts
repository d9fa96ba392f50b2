export { breakpoints } from './breakpoints.ts';
export { contentLimits, fitsContentLimit, type ContentLimit } from './content-limits.ts';
export { truncateDataset, type DatasetSize } from './dataset.ts';
export { bytesPerMegabyte, megabytes } from './file-size.ts';
export { imageWidths, type ImageWidth } from './image-widths.ts';
export { photoSharingLimits } from './photo-sharing-limits.ts';
export { productLimits } from './product-limits.ts';
export { fitsTagLength, maxTagLength } from './tag-length.ts';
export { isUsZip } from './us-zip.ts';
