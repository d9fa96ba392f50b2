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

/** First segments at which every host serves files or answers probes: no page would be found there. */
const servedPathSegments = ['assets', 'healthz', 'readyz'] as const;

/** First segments of a path that no page and no item may have. */
export const reservedSegments = [...reservedPathSegments, ...servedPathSegments] as const;

/** Names of hosts that belong to the product: no website may take them as its identifier. */
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

/** Whether a path, without its first slash, begins with a segment that is reserved. */
export const isReservedPath = (path: string): boolean =>
  reservedSegments.some((segment) => path === segment || path.startsWith(`${segment}/`));

/** Whether a website may not be called so. */
export const isReservedIdentifier = (identifier: string): boolean =>
  reservedIdentifiers.some((reserved) => reserved === identifier);
