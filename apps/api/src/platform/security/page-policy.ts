import type { CodeView } from '@sitewright/contracts/entities';

interface PagePolicy {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Third-party origins from which the page's blocks may load scripts and frames. */
  readonly scriptHosts: readonly string[];
  readonly frameHosts: readonly string[];
  /** Origins that the blocks' code may fetch from. */
  readonly connectHosts: readonly string[];
  /** Origins that may frame the page: the configuration area frames the site that it edits. */
  readonly frameAncestors: readonly string[];
  /** What the page's custom code adds. Default: nothing. */
  readonly code?: Pick<CodeView, 'scriptHashes' | 'styleHashes' | 'hosts'> | undefined;
}

const noCode: NonNullable<PagePolicy['code']> = {
  scriptHashes: [],
  styleHashes: [],
  hosts: { scripts: [], styles: [], frames: [], connections: [] },
};

/**
 * Content-Security-Policy of a published page. A cached page cannot contain a fresh nonce, so inline scripts and styles
 * are listed by hash. Style attributes contain sizes and colors only, from typed values.
 */
export function pagePolicy({ code = noCode, ...page }: PagePolicy): string {
  const { scripts, styles, frames, connections } = code.hosts;
  const hashes = (...values: readonly string[]) => values.map((value) => ` '${value}'`).join('');
  const hosts = (...origins: readonly string[]) =>
    [...new Set(origins)].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(...page.scriptHashes, ...code.scriptHashes)}${hosts(...page.scriptHosts, ...scripts)}`,
    `style-src-elem 'self'${hashes(...page.styleHashes, ...code.styleHashes)}${hosts(...styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    `font-src 'self'${hosts(...styles, ...connections)}`,
    "media-src 'self' https: blob:",
    `connect-src 'self'${hosts(...page.connectHosts, ...scripts, ...styles, ...connections)}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${hosts(...page.frameHosts, ...frames)}`,
    `frame-ancestors 'self'${hosts(...page.frameAncestors)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
  ].join('; ');
}
