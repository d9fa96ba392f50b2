export { createEscapeManager, type EscapeManager } from './create-escape-manager.ts';
export type { EscapeAccount, EscapeContext, EscapeDestination } from './context.ts';
export type { EscapeManagerOptions } from './options.ts';
export type { EscapeOutcome } from './outcome.ts';
export type { EscapePress } from './press.ts';
export type { EscapeState } from './state.ts';
export type { EscapeTarget } from './target.ts';
