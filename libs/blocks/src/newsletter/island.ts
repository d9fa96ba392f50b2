import type { IslandStart } from '../block/island.ts';
import { startForm } from '../form/start-form.ts';

/** Signs up without leaving the page. */
export const start: IslandStart = (root, runtime) => startForm(root, runtime, true);
