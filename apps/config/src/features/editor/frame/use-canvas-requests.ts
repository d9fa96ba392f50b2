import { useNavigate } from '@tanstack/react-router';
import type { CanvasMessage } from '../../../canvas/protocol.ts';
import { useCommandRegistry } from '../../../shell/commands/commands-context.tsx';
import { useSite } from '../../../shell/site/site.ts';
import type { BlockPosition } from '../sections/new-block.ts';

/** Handles the canvas's requests to the shell. */
export function useCanvasRequests(handlers: {
  readonly pickBlock: (position: BlockPosition) => void;
  readonly pickSection: (index: number) => void;
}): (message: CanvasMessage) => void {
  const registry = useCommandRegistry();
  const navigate = useNavigate();
  const { identifier } = useSite();
  return (message) => {
    switch (message.kind) {
      case 'keyboard': {
        const { kind: _kind, ...keyInit } = message;
        window.dispatchEvent(new KeyboardEvent('keydown', { ...keyInit, bubbles: true }));
        return;
      }
      case 'command':
        // Deferred, so that a selection that was sent just before is rendered and the command applies to it.
        setTimeout(() => registry.run(message.id));
        return;
      case 'pickBlock':
        handlers.pickBlock(message);
        return;
      case 'pickSection':
        handlers.pickSection(message.index);
        return;
      case 'navigated':
        void navigate({
          to: '/$identifier/edit',
          params: { identifier },
          search: { path: message.path },
        });
        return;
      default:
    }
  };
}
