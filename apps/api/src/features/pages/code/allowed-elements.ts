/** Elements without visible content, which are allowed at both positions. */
const invisibleElements = ['script', 'style', 'link', 'meta', 'noscript'] as const;

/** Elements with visible content and no effects. */
const contentElements = `
  a abbr address article aside audio b blockquote br button caption cite code col colgroup dd del details div dl dt em
  figcaption figure footer h2 h3 h4 h5 h6 header hr i iframe img ins kbd li mark nav ol p picture q s section small
  source span strong sub summary sup table tbody td tfoot th thead time tr track u ul video`
  .trim()
  .split(/\s+/);

/** The two positions of custom code on a page. */
export type CodePosition = 'head' | 'foot';

/** Scripts do not run inside `noscript`. */
const noscriptElements = ['style', 'link', 'meta'] as const;

/** The allowed elements of each position, outside and inside of `noscript`. */
export const allowedElements: Readonly<
  Record<
    CodePosition,
    { readonly outside: ReadonlySet<string>; readonly noscript: ReadonlySet<string> }
  >
> = {
  head: { outside: new Set(invisibleElements), noscript: new Set(noscriptElements) },
  foot: {
    outside: new Set([...invisibleElements, ...contentElements]),
    noscript: new Set([...noscriptElements, ...contentElements]),
  },
};

/** Attributes that are never allowed: each could bypass the list of elements or the policy of the page. */
export const disallowedAttributes: ReadonlySet<string> = new Set([
  'charset',
  'http-equiv',
  'srcdoc',
  'nonce',
  'formaction',
  'ping',
]);

/** Names of `meta` elements that the page sets itself, or that would weaken its headers. */
export const disallowedMeta: ReadonlySet<string> = new Set([
  'color-scheme',
  'referrer',
  'viewport',
]);

/** Ids that the page or its scripts use: scripts could find a duplicate instead. */
export const reservedIds: ReadonlySet<string> = new Set([
  'main',
  'site-context',
  'legacy-note',
  'page-data',
  'site-menu',
  'cookie-banner',
  'overlayNewsletterEmail',
  'page-password',
  'page-password-error',
  'search-words',
  'product',
  'video',
]);

/** The allowed `rel` values of `link`, with the policy directive that must list their host, or `none`. */
export const allowedLinkRels: ReadonlyMap<string, 'scripts' | 'styles' | 'connections' | 'none'> =
  new Map([
    ['stylesheet', 'styles'],
    ['modulepreload', 'scripts'],
    ['preconnect', 'connections'],
    ['dns-prefetch', 'none'],
    ['icon', 'none'],
    ['shortcut', 'none'],
    ['apple-touch-icon', 'none'],
    ['mask-icon', 'none'],
    ['alternate', 'none'],
    ['author', 'none'],
    ['license', 'none'],
    ['me', 'none'],
  ]);
