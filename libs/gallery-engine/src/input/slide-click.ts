import type { EngineDesign } from '../designs/engine-design.ts';
import type { ClickBehavior } from './click-behavior.ts';

/** A click on a slide. */
export interface SlideClick {
  readonly design: EngineDesign;
  readonly isCurrent: boolean;
  /** Whether it hit a link, a control or a video, which handle it themselves. */
  readonly isTaken: boolean;
  readonly clickThroughUrl: string | undefined;
  /** Whether the gallery opens its slides in the lightbox. */
  readonly opensLightbox: boolean;
  readonly clickBehavior: ClickBehavior;
  /** Whether it hit the half of the slide that goes back. Called only if needed. */
  readonly onFirstHalf: () => boolean;
}

/** The effect of a click on a slide. */
export type SlideClickAnswer =
  | 'nothing'
  | 'goTo'
  | 'openUrl'
  | 'openLightbox'
  | 'next'
  | 'previous';

function byBehavior({ clickBehavior, onFirstHalf }: SlideClick): SlideClickAnswer {
  if (clickBehavior === 'none') return 'nothing';
  if (clickBehavior === 'half') return onFirstHalf() ? 'previous' : 'next';
  return clickBehavior;
}

/**
 * Determines the effect of a click on a slide. A slide of a strip that is not current becomes current; otherwise the
 * click-through URL comes first, then the lightbox, then, in a stack or strip, the owner's click behavior.
 */
export function resolveSlideClick(click: SlideClick): SlideClickAnswer {
  if (click.design === 'strip' && !click.isCurrent) return 'goTo';
  if (click.isTaken) return 'nothing';
  if (click.clickThroughUrl) return 'openUrl';
  if (click.opensLightbox) return 'openLightbox';
  const moves = click.design === 'stacked' || click.design === 'strip';
  return moves ? byBehavior(click) : 'nothing';
}
