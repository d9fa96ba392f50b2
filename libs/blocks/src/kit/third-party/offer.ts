import { framesOf, noHosts, originsOf, type ForeignHosts } from '../block/foreign-hosts.ts';
import type { ProviderName } from './providers.ts';

/** A page of the provider's in a frame of ours. */
export interface FrameWidget {
  readonly kind: 'frame';
  readonly source: string;
  readonly heightPx: number;
  /** What is shown instead where the block is wider than so many pixels. */
  readonly wide?: { readonly abovePx: number; readonly source: string; readonly heightPx: number };
}

/** A script of the provider's in the page, which fills an element that it knows. */
export interface ScriptWidget {
  readonly kind: 'script';
  readonly source: string;
  readonly element: {
    readonly tag: 'a' | 'div';
    readonly attributes: Readonly<Record<string, string>>;
  };
  /** Origins of the frames that the script makes. */
  readonly frames: readonly string[];
}

/** What another site has to offer in the page, once a visitor wants it. */
export interface Offer {
  readonly provider: ProviderName;
  /** Where a visitor gets the same without it. */
  readonly address: string;
  readonly widget: FrameWidget | ScriptWidget;
}

/** Whom an offer asks when it is taken up. */
export function hostsOfOffer(offer: Offer | undefined): ForeignHosts {
  if (offer === undefined) return noHosts;
  const { widget } = offer;
  return widget.kind === 'frame'
    ? framesOf(widget.source)
    : { ...noHosts, frames: widget.frames, scripts: originsOf(widget.source) };
}
