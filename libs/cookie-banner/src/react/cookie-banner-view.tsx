import { createElement, type ReactNode } from 'react';
import { describeCookieBanner, type CookieBannerFrame } from '../markup/describe-cookie-banner.ts';
import type { MarkupNode } from '../markup/node.ts';
import type { CookieBannerFormSettings } from '../settings/form-settings.ts';

/**
 * The banner's markup, for the server and for the editor's preview; nothing unless the owner has enabled it. Without
 * effects: `enhanceCookieBanner` adds them.
 */
export function CookieBannerView(
  props: CookieBannerFrame & { readonly settings: CookieBannerFormSettings },
): ReactNode {
  const { settings, ...frame } = props;
  return settings.isCookieBannerEnabled ? toReact(describeCookieBanner(settings, frame)) : null;
}

function toReact(node: MarkupNode): ReactNode {
  if (typeof node === 'string') return node;
  const { class: className, ...attributes } = node.attributes;
  return createElement(node.tag, { ...attributes, className }, ...node.children.map(toReact));
}
