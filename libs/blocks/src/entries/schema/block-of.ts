import type { BlockDefinition } from '../../kit/block/define-block.ts';
import { blocks } from './blocks.gen.ts';

/** Every block kind, in the order of their names. */
export const blockList: readonly BlockDefinition[] = Object.values(blocks);

const byType = new Map<number, BlockDefinition>(blockList.map((block) => [block.type, block]));

/** The block kind of a stored type; undefined for one that this server does not know (BLOCK-01). */
export const blockOf = (type: number): BlockDefinition | undefined => byType.get(type);
