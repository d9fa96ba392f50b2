export type { IslandRuntime, IslandStart, IslandModule } from '../block/island.ts';
export { blockIslands } from './islands.gen.ts';
