/** First segments of a path that belong to the product: no page and no collection may take them. */
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

/** Whether a page's or collection's address would begin with a segment of the product. */
export const isReservedPath = (urlId: string): boolean =>
  reservedPathSegments.some((segment) => urlId === segment || urlId.startsWith(`${segment}/`));

/** Whether a website may not be called so. */
export const isReservedIdentifier = (identifier: string): boolean =>
  reservedIdentifiers.some((reserved) => reserved === identifier);
