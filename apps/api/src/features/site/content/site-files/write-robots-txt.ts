import { reservedPathSegments } from '@sitewright/contracts/links';

/** Of the product's own addresses those that search engines may read: files, and pages by their ids. */
const readable: readonly string[] = ['s', 'pages'];

const refused = reservedPathSegments.filter((segment) => !readable.includes(segment));

/** A path refuses all that begin with it, so each is named to its end: `/cart` and not `/carts-of-wood`. */
const rules = refused.flatMap((segment) => [`/${segment}$`, `/${segment}?`, `/${segment}/`]);

/**
 * What robots may read (RFC 9309): all of a site but what belongs to one visitor. Pages of a site that keeps search
 * engines away say so themselves, which only a robot that may read them learns; its files cannot, so they are refused.
 */
export const writeRobotsTxt = ({
  isPublic,
  baseUrl,
}: {
  readonly isPublic: boolean;
  readonly baseUrl: string;
}): string => {
  const allowed = ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`)];
  const rest = isPublic ? ['', `Sitemap: ${baseUrl}/sitemap.xml`] : ['Disallow: /s/'];
  return [...allowed, ...rest, ''].join('\n');
};
