/** For other features. */
export { canMovePage, type PagePosition } from './can-move-page.queries.ts';
export { claimItemPaths, claimPagePaths } from './claim-paths.queries.ts';
export { findFreeSlug } from './find-free-slug.ts';
export { findItemSlugHolder, findFreeItemSlug } from './item-slugs.queries.ts';
export { findLiveItemPath } from './live-item-path.queries.ts';
export { lockUrlPaths } from './lock-url-paths.ts';
export { createHolderError, reservedNames, type PathHolder } from './path-holder.ts';
export { findPagePathHolder, findFreePageSlug } from './page-slugs.queries.ts';
export { findMovedPath, recordPreviousPaths } from './previous-paths.queries.ts';
