export {
  blogSlug,
  blogUrlTokens,
  defaultBlogUrlFormat,
  fillBlogUrl,
  parseBlogUrlFormat,
  type BlogPostDate,
  type BlogUrlToken,
  type ParsedBlogUrlFormat,
} from './blog-url-format.ts';
export {
  checkLink,
  linkCaps,
  linkErrors,
  type CheckedLink,
  type LinkCap,
  type LinkError,
} from './check-link.ts';
export { commentLink, type CommentLinkParts } from './comment-link.ts';
export { linkCategories, readLink, type Link, type LinkCategory } from './link-category.ts';
export {
  noRedirectOfVisit,
  queryFlagNames,
  readQueryFlags,
  type QueryFlags,
} from './query-flags.ts';
export {
  isReservedIdentifier,
  isReservedPath,
  reservedIdentifiers,
  reservedPathSegments,
  reservedSegments,
} from './reserved-names.ts';
export { isAdminPath, readPageId, toSitePath } from './site-path.ts';
export { decodeUrlPath, encodeHref, normalizePath, readUrlPath, toUrlPath } from './url-path.ts';
export {
  applyTextFilter,
  maxTitleSlugLength,
  numberedSlug,
  suffixedSlug,
  toSiteIdentifier,
  toUrlSlug,
  toUrlSlugWithSlash,
} from './url-slug.ts';
