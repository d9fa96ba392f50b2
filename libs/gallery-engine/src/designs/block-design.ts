import type { EngineDesign } from './engine-design.ts';
import type { TransitionName } from '../transitions/transition-name.ts';

/** The engine design for a design of block data. */
export interface DesignChoice {
  readonly design: EngineDesign;
  /** The default transition; only for the design `stacked`. */
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

/** A valid design in block data. */
export type BlockDesign = keyof typeof choices;

/** The valid designs in block data. */
export const blockDesigns = Object.keys(choices) as readonly BlockDesign[];

/** Converts the design of block data to the engine's; an unknown name becomes `base`. */
export function toEngineDesign(blockDesign: string): DesignChoice {
  return Object.hasOwn(choices, blockDesign)
    ? choices[blockDesign as BlockDesign]
    : { design: 'base' };
}
