import { framesOf, noHosts, originsOf, type ExternalHosts } from '../block/external-hosts.ts';
import type { ProviderName } from './providers.ts';

/** A page of the provider in a frame. */
export interface FrameWidget {
  readonly kind: 'frame';
  readonly source: string;
  readonly heightPx: number;
  /** The frame for blocks that are wider than `abovePx`. */
  readonly wide?: { readonly abovePx: number; readonly source: string; readonly heightPx: number };
}

/** A script of the provider that fills an element in the page. */
export interface ScriptWidget {
  readonly kind: 'script';
  readonly source: string;
  readonly element: {
    readonly tag: 'a' | 'div';
    readonly attributes: Readonly<Record<string, string>>;
  };
  /** Origins of the frames that the script creates. */
  readonly frames: readonly string[];
}

/** A third-party offer that loads on request. */
export interface Offer {
  readonly provider: ProviderName;
  /** A link to the same offer at the provider. */
  readonly address: string;
  readonly widget: FrameWidget | ScriptWidget;
}

/** The hosts that an offer contacts. */
export function hostsOfOffer(offer: Offer | undefined): ExternalHosts {
  if (offer === undefined) return noHosts;
  const { widget } = offer;
  return widget.kind === 'frame'
    ? framesOf(widget.source)
    : { ...noHosts, frames: widget.frames, scripts: originsOf(widget.source) };
}
