/** First segments of the paths of the product's own pages and calls. */
export const reservedPathSegments = [
  'api',
  'config',
  's',
  'pages',
  'search',
  'commerce',
  'checkout',
  'cart',
  'account',
  'settings',
  'universal',
  'order',
  'newsletter',
  'reviews',
] as const;

/** First segments of files and probes that every host serves, where a page would be unreachable. */
const servedPathSegments = ['assets', 'healthz', 'readyz'] as const;

/** First segments that no page or item may have. */
export const reservedSegments = [...reservedPathSegments, ...servedPathSegments] as const;

/** Reserved identifiers: host names of the product. */
export const reservedIdentifiers = [
  'config',
  'api',
  'www',
  'mail',
  'admin',
  'docs',
  'login',
  'signup',
  'design',
  'invitation',
] as const;

/** Whether a path without its leading slash starts with a reserved segment. */
export const isReservedPath = (path: string): boolean =>
  reservedSegments.some((segment) => path === segment || path.startsWith(`${segment}/`));

/** Whether an identifier is reserved. */
export const isReservedIdentifier = (identifier: string): boolean =>
  reservedIdentifiers.some((reserved) => reserved === identifier);
