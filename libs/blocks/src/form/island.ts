import type { IslandStart } from '../block/island.ts';
import { startForm } from './start-form.ts';

/** Checks and sends the form without leaving the page. */
export const start: IslandStart = (root, runtime) => startForm(root, runtime, false);
