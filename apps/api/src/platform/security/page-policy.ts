interface PagePolicy {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins of other sites whose scripts and frames the blocks of the page may ask for. */
  readonly scriptHosts: readonly string[];
  readonly frameHosts: readonly string[];
  /** Origins that the code of its blocks may fetch from. */
  readonly connectHosts: readonly string[];
  /** Origins that may frame the page: the configuration area frames the site it edits. */
  readonly frameAncestors: readonly string[];
}

/**
 * Content-Security-Policy of a published page. A cached page cannot carry a fresh nonce, so inline scripts and styles
 * are named by hash; style attributes carry sizes and colours only, from typed values.
 */
export function pagePolicy(page: PagePolicy): string {
  const hashes = (values: readonly string[]) => values.map((value) => ` '${value}'`).join('');
  const hosts = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(page.scriptHashes)}${hosts(page.scriptHosts)}`,
    `style-src-elem 'self'${hashes(page.styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "media-src 'self' https: blob:",
    `connect-src 'self'${hosts(page.connectHosts)}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${hosts(page.frameHosts)}`,
    `frame-ancestors 'self'${hosts(page.frameAncestors)}`,
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
