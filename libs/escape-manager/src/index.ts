export { createEscapeManager, type EscapeManager } from './create-escape-manager.ts';
export { createAccountEscape, type AccountEscapeOptions } from './account/create-account-escape.ts';
export type { EscapeAccount, EscapeContext, EscapeDestination } from './account/context.ts';
export type { EscapeAction, EscapeManagerOptions } from './options.ts';
export type { EscapeOutcome } from './outcome.ts';
export type { EscapePress } from './press.ts';
export type { EscapeState } from './state.ts';
export type { EscapeTarget } from './target.ts';
