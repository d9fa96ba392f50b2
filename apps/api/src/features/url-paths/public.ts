/** For other features. */
export { canMovePage, type PagePosition } from './can-move-page.queries.ts';
export { claimItemPaths, claimPagePaths } from './claim-paths.queries.ts';
export { freeSlug } from './free-slug.ts';
export { findItemSlugHolder, freeItemSlug } from './item-slugs.queries.ts';
export { lockUrlPaths } from './lock-url-paths.ts';
export { findHolderError, reservedNames, type PathHolder } from './path-holder.ts';
export { findPagePathHolder, freePageSlug } from './page-slugs.queries.ts';
export { findMovedPath, leavePaths } from './previous-paths.queries.ts';
