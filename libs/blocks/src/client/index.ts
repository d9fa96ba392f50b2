export type {
  CartGlance,
  EscapeTarget,
  IslandModule,
  IslandRuntime,
  IslandStart,
  Viewer,
} from '../block/island.ts';
export { blockIslands } from './islands.gen.ts';
export { formatAmount } from '../price/format-amount.ts';
