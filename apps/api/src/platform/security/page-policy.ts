/** Hosts whose players and widgets a visitor may open inside a page. */
const frameHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://fast.wistia.net',
  'https://s3.amazonaws.com',
  'https://bandcamp.com',
  'https://w.soundcloud.com',
] as const;

interface PagePolicy {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins that may frame the page: the configuration area frames the site it edits. */
  readonly frameAncestors: readonly string[];
}

/**
 * Content-Security-Policy of a published page. A cached page cannot carry a fresh nonce, so inline scripts and styles
 * are named by hash; style attributes carry sizes and colours only, from typed values.
 */
export function pagePolicy({ scriptHashes, styleHashes, frameAncestors }: PagePolicy): string {
  const hashes = (values: readonly string[]) => values.map((value) => ` '${value}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scriptHashes)}`,
    `style-src-elem 'self'${hashes(styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "media-src 'self' https: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src 'self' ${frameHosts.join(' ')}`,
    `frame-ancestors 'self'${frameAncestors.map((origin) => ` ${origin}`).join('')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

/** Headers that every answer with content carries. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
} as const;
