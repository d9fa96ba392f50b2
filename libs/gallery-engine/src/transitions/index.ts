export { transitionMotion } from './transition-motion.ts';
export { transitionNames } from './transition-name.ts';
export type { MoveContext, Motion, TransitionMotion } from './transition-motion.ts';
export type { TransitionName } from './transition-name.ts';
