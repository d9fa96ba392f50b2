/** What other features may call. */
export { contentHash } from '../../platform/contents/content-hash.ts';
export {
  partTitles,
  pathOfPage,
  type PageEntry,
  type PartName,
  type PresentationParts,
  type StoredCode,
} from './page-entry.ts';
export { findPageAt } from './find-page-at.queries.ts';
export { findPartError } from './find-part-error.ts';
export { readHeaderFooterPart, readOverlaysPart, readPart, writePart } from './parts.queries.ts';
export {
  draftPages,
  entriesOfRelease,
  findLivePages,
  findPage,
  findPageLocations,
  readParts,
  publishedEntry,
  toPageEntry,
  type PageLocation,
  type PresentationSource,
} from './presentation.queries.ts';
export { revisionOf, findRevisionError } from './revision.ts';
export { unreadable } from './unreadable.ts';
