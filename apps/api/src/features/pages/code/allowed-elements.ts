/** Elements that are allowed in the head of a page, and in its foot too. */
const machinery = ['script', 'style', 'link', 'meta', 'noscript'] as const;

/** Elements with visible content and no effects. */
const plain = `
  a abbr address article aside audio b blockquote br button caption cite code col colgroup dd del details div dl dt em
  figcaption figure footer h2 h3 h4 h5 h6 header hr i iframe img ins kbd li mark nav ol p picture q s section small
  source span strong sub summary sup table tbody td tfoot th thead time tr track u ul video`
  .trim()
  .split(/\s+/);

/** The two positions of custom code on a page. */
export type CodePlace = 'head' | 'foot';

/** Scripts do not run inside `noscript`. */
const withoutScripts = ['style', 'link', 'meta'] as const;

/** Elements by their position. */
export const allowedElements: Readonly<
  Record<
    CodePlace,
    { readonly outside: ReadonlySet<string>; readonly noscript: ReadonlySet<string> }
  >
> = {
  head: { outside: new Set(machinery), noscript: new Set(withoutScripts) },
  foot: {
    outside: new Set([...machinery, ...plain]),
    noscript: new Set([...withoutScripts, ...plain]),
  },
};

/**
 * Attributes that are never allowed: each could load a document, a policy or a permission that bypasses the list above.
 */
export const disallowedAttributes: ReadonlySet<string> = new Set([
  'charset',
  'http-equiv',
  'srcdoc',
  'nonce',
  'formaction',
  'ping',
]);

/** Names of `meta` that the page sets itself, or that would loosen its headers. */
export const disallowedMeta: ReadonlySet<string> = new Set([
  'color-scheme',
  'referrer',
  'viewport',
]);

/** Ids that the page or its scripts use: a duplicate could be taken for them. */
export const idsOfThePage: ReadonlySet<string> = new Set([
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

/** Types of `link`, and the policy directive of their host; `none`: not relevant to the policy. */
export const linkKinds: ReadonlyMap<string, 'scripts' | 'styles' | 'connections' | 'none'> =
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
