import { useNavigate } from '@tanstack/react-router';
import type { CanvasMessage } from '../../../canvas/protocol.ts';
import { useCommandRegistry } from '../../../shell/commands/commands-context.tsx';
import { useSite } from '../../../shell/site/site.ts';
import type { BlockPlace } from '../sections/new-block.ts';

/** Handles the canvas's requests to the shell. */
export function useCanvasRequests(requests: {
  readonly pickBlock: (place: BlockPlace) => void;
  readonly pickSection: (index: number) => void;
}): (message: CanvasMessage) => void {
  const registry = useCommandRegistry();
  const navigate = useNavigate();
  const { identifier } = useSite();
  return (message) => {
    switch (message.kind) {
      case 'keyboard': {
        const { kind: _kind, ...press } = message;
        window.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }));
        return;
      }
      case 'command':
        // A selection made just before is rendered first, so that the command applies to it.
        setTimeout(() => registry.run(message.id));
        return;
      case 'pickBlock':
        requests.pickBlock(message);
        return;
      case 'pickSection':
        requests.pickSection(message.index);
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
