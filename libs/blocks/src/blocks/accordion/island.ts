import { enhanceAccordion } from '@sitewright/ui/accordion';
import type { IslandStart } from '../../kit/block/island.ts';

/** Turns titles into buttons, and opens the item that the URL's hash names. */
export const start: IslandStart = (root) => enhanceAccordion(root).destroy;
