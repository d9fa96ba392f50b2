import { reservedPathSegments } from '@sitewright/contracts/links';

/** Reserved path segments that crawlers may fetch: files, and pages by id. */
const crawlableSegments: readonly string[] = ['s', 'pages'];

const disallowedSegments = reservedPathSegments.filter(
  (segment) => !crawlableSegments.includes(segment),
);

/** A rule matches every path with its prefix, so each rule includes the end of the segment: `/carts` is allowed. */
const rules = disallowedSegments.flatMap((segment) => [
  `/${segment}$`,
  `/${segment}?`,
  `/${segment}/`,
]);

/**
 * Writes the rules for crawlers (RFC 9309): they may fetch all of a site except personal pages. On a site with
 * `noIndex` they may still fetch pages, because each page carries its own `noindex`. Files cannot, so they are
 * disallowed.
 */
export const writeRobotsTxt = ({
  isPublic,
  baseUrl,
}: {
  readonly isPublic: boolean;
  readonly baseUrl: string;
}): string => {
  const rulesForAll = ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`)];
  const rest = isPublic ? ['', `Sitemap: ${baseUrl}/sitemap.xml`] : ['Disallow: /s/'];
  return [...rulesForAll, ...rest, ''].join('\n');
};
