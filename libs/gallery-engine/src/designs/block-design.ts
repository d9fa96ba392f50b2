import type { EngineDesign } from './engine-design.ts';
import type { TransitionName } from '../transitions/transition-name.ts';

/** What a design of block data becomes in the engine. */
export interface DesignChoice {
  readonly design: EngineDesign;
  /** How slides change unless the owner chose otherwise; only for the design `stacked`. */
  readonly transition?: TransitionName;
}

/** Block design → engine design. Note that the block's `stacked` is not the engine's. */
const choices = {
  stacked: { design: 'base' },
  slider: { design: 'strip' },
  slideshow: { design: 'stacked', transition: 'fade' },
  grid: { design: 'grid' },
  autogrid: { design: 'autogrid' },
  autocolumns: { design: 'autocolumns' },
  carousel: { design: 'carousel' },
  list: { design: 'list' },
} as const satisfies Record<string, DesignChoice>;

/** A design that block data may name. */
export type BlockDesign = keyof typeof choices;

/** The designs that block data may name. */
export const blockDesigns = Object.keys(choices) as readonly BlockDesign[];

/** Maps the design of block data to the engine's; any name that is not in the table becomes `base`. */
export function toEngineDesign(blockDesign: string): DesignChoice {
  return Object.hasOwn(choices, blockDesign)
    ? choices[blockDesign as BlockDesign]
    : { design: 'base' };
}
