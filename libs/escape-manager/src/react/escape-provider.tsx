import { createContext, type ReactNode } from 'react';
import type { EscapeManager } from '../create-escape-manager.ts';

/** The page's Escape manager, for the components below an `EscapeProvider`. */
export const EscapeManagerContext = createContext<EscapeManager | undefined>(undefined);

/** Provides the page's Escape manager to its descendants. Does not create one, because the stack outlives React. */
export function EscapeProvider(props: {
  readonly manager: EscapeManager;
  readonly children: ReactNode;
}) {
  return <EscapeManagerContext value={props.manager}>{props.children}</EscapeManagerContext>;
}
