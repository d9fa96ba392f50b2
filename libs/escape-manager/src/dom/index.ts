export { createFocusContainment, type ContainFocus } from './create-focus-containment.ts';
export type { EscapeWindow } from './close-watcher.ts';
export type { FocusBounds } from './focus-bounds.ts';
export { listenForEscape } from './listen-for-escape.ts';
