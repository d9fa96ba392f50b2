import { blockOf } from '@sitewright/blocks/schema';
import { findBlock } from '@sitewright/page-model';
import { useCallback, type ReactNode } from 'react';
import { selectedElement } from '../page/find-elements.ts';
import { useCanvas } from './overlay-context.ts';
import { boxStyle, useBox } from './use-box.ts';

/** A thin line around the element that a click would select. */
export function HoverOutline(): ReactNode {
  const hovered = useCanvas((state) => state.hovered);
  const selection = useCanvas((state) => state.selection);
  const page = useCanvas((state) => state.document);
  const find = useCallback(
    () => (hovered?.blockId ? selectedElement(document, hovered) : null),
    [hovered],
  );
  const box = useBox(find);
  if (box === null || hovered === null || hovered.blockId === selection?.blockId) return null;
  const type = hovered.blockId === null ? undefined : findBlock(page, hovered.blockId)?.block.type;
  return (
    <div className="hover" style={boxStyle(box)}>
      <span className="tag">{type === undefined ? '' : (blockOf(type)?.label ?? 'Block')}</span>
    </div>
  );
}
