import { blockOf } from '@sitewright/blocks/schema';
import { findBlock } from '@sitewright/page-model';
import { Copy, GripVertical, Layers2, PenLine, Trash2 } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { blockElement } from '../page/find-elements.ts';
import { editableTexts } from '../text/find-text.ts';
import { BarButton } from './bar-button.tsx';
import { useCanvas, useOverlay } from './overlay-context.ts';
import { ResizeHandles } from './resize-handles.tsx';
import { boxStyle, useBox } from './use-box.ts';

/** The selected block: outline, handles and toolbar. `isBare` omits the toolbar. */
export function BlockOutline({ isBare }: { readonly isBare: boolean }): ReactNode {
  const { post, gestures, editText } = useOverlay();
  const blockId = useCanvas((state) => state.selection?.blockId ?? null);
  const page = useCanvas((state) => state.document);
  const find = useCallback(
    () => (blockId === null ? null : blockElement(document, blockId)),
    [blockId],
  );
  const box = useBox(find);
  const block = blockId === null ? undefined : findBlock(page, blockId)?.block;
  if (box === null || block === undefined) return null;
  const command = (id: string) => () => post({ kind: 'command', id });
  return (
    <div className="selected" style={boxStyle(box)} data-bare={isBare ? '' : undefined}>
      {!isBare && (
        <>
          <div className="bar" data-below={box.top < 44 ? '' : undefined}>
            <button
              type="button"
              tabIndex={-1}
              className="grip"
              title="Drag to move"
              aria-label="Drag to move"
              onPointerDown={(event) => {
                event.preventDefault();
                gestures.start(block.id, event.nativeEvent);
              }}
            >
              <GripVertical size={14} />
              {blockOf(block.type)?.label ?? 'Block'}
            </button>
            {editableTexts(block).length > 0 && (
              <BarButton label="Edit text" onPress={editText}>
                <PenLine size={14} />
              </BarButton>
            )}
            <BarButton label="Bring forward" onPress={command('block.forward')}>
              <Layers2 size={14} />
            </BarButton>
            <BarButton label="Duplicate" onPress={command('block.duplicate')}>
              <Copy size={14} />
            </BarButton>
            <BarButton label="Delete" onPress={command('block.delete')}>
              <Trash2 size={14} />
            </BarButton>
          </div>
          <ResizeHandles blockId={block.id} />
        </>
      )}
    </div>
  );
}
