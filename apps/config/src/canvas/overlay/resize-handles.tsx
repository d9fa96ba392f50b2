import type { ReactNode } from 'react';
import type { ResizeEdges } from '../gestures/snap.ts';
import { useOverlay } from './overlay-context.ts';

const handles: readonly (ResizeEdges & { readonly name: string })[] = [
  { name: 'top left', inline: -1, block: -1 },
  { name: 'top', inline: 0, block: -1 },
  { name: 'top right', inline: 1, block: -1 },
  { name: 'right', inline: 1, block: 0 },
  { name: 'bottom right', inline: 1, block: 1 },
  { name: 'bottom', inline: 0, block: 1 },
  { name: 'bottom left', inline: -1, block: 1 },
  { name: 'left', inline: -1, block: 0 },
];

/** Eight handles to resize a block. */
export function ResizeHandles({ blockId }: { readonly blockId: string }): ReactNode {
  const { gestures } = useOverlay();
  return handles.map(({ name, inline, block }) => (
    <span
      key={name}
      className="handle"
      data-inline={inline}
      data-block={block}
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        gestures.start(blockId, event.nativeEvent, { inline, block });
      }}
    />
  ));
}
