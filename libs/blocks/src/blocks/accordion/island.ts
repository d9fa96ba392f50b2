import { enhanceAccordion } from '@sitewright/ui/accordion';
import type { IslandStart } from '../../kit/block/island.ts';

/** Makes buttons of the titles, and follows hash messages. */
export const start: IslandStart = (root) => enhanceAccordion(root).destroy;
