export { clickBehaviors, parseClickBehavior } from './click-behavior.ts';
export { parseSnapPoints } from './snap-points.ts';
export { parseSwipeBoundaries, swipeLimits } from './swipe.ts';
export type { ClickBehavior } from './click-behavior.ts';
export type { SnapPoints } from './snap-points.ts';
export type { SwipeBoundaries } from './swipe.ts';
