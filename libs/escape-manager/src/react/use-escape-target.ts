import { use, useEffect, useEffectEvent } from 'react';
import { EscapeManagerContext } from './escape-provider.tsx';

/**
 * Registers a component as an Escape target as long as it is open. The latest `close` is called.
 *
 * @throws Error outside an `EscapeProvider`.
 */
export function useEscapeTarget(isOpen: boolean, close: () => void): void {
  const manager = use(EscapeManagerContext);
  if (!manager) throw new Error('useEscapeTarget needs an EscapeProvider around it.');
  const onEscape = useEffectEvent(close);
  useEffect(
    () => (isOpen ? manager.register({ close: () => onEscape() }) : undefined),
    [isOpen, manager],
  );
}
