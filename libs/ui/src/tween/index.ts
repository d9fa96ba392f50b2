export { easings, type Easing, type EasingName } from './easings.ts';
export {
  animationSeconds,
  tween,
  tweenDefaults,
  type Tween,
  type TweenEnvironment,
  type TweenOptions,
  type TweenOutcome,
} from './tween.ts';
