import type { BlockDefinition } from '../../kit/block/define-block.ts';
import { blocks } from './blocks.gen.ts';

/** Every block definition, by name. */
export const blockList: readonly BlockDefinition[] = Object.values(blocks);

const byType = new Map<number, BlockDefinition>(blockList.map((block) => [block.type, block]));

/** The block definition of a stored type; undefined for an unknown type (BLOCK-01). */
export const blockOf = (type: number): BlockDefinition | undefined => byType.get(type);
