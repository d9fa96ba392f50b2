import type { Section } from '@sitewright/contracts/entities';
import { findSection, nextRow, pageModelOptions, sectionIndex } from '@sitewright/page-model';
import { ArrowDown, ArrowUp, Copy, Palette, Plus, Trash2 } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { sectionElement } from '../page/find-elements.ts';
import { BarButton } from './bar-button.tsx';
import { useCanvas, useOverlay } from './overlay-context.ts';
import { boxStyle, useBox } from './use-box.ts';

/** The row for a new block. It is limited, because a tall block in the last rows extends beyond the grid. */
const rowBelowAll = ({ layout }: Section): number =>
  Math.min(nextRow(layout), pageModelOptions.rows);

/** The hovered or selected section: its outline, its toolbar, and buttons to insert another. */
export function SectionOutline(): ReactNode {
  const { post, store } = useOverlay();
  const page = useCanvas((state) => state.document);
  const selection = useCanvas((state) => state.selection);
  const hoveredId = useCanvas((state) => state.hovered?.sectionId ?? null);
  const sectionId = hoveredId ?? selection?.sectionId ?? null;
  const find = useCallback(
    () => (sectionId === null ? null : sectionElement(document, sectionId)),
    [sectionId],
  );
  const box = useBox(find);
  const section = sectionId === null ? undefined : findSection(page, sectionId);
  if (box === null || section === undefined) return null;
  const index = sectionIndex(page, section.id);
  const isSelected = selection?.blockId === null && selection.sectionId === section.id;

  const select = () => {
    const next = { sectionId: section.id, blockId: null };
    store.setState({ selection: next });
    post({ kind: 'selected', selection: next });
  };
  const command = (id: string) => () => {
    select();
    post({ kind: 'command', id });
  };
  return (
    <div className="section" style={boxStyle(box)} data-selected={isSelected ? '' : undefined}>
      {[index, index + 1].map((insertIndex) => (
        <button
          key={insertIndex}
          type="button"
          tabIndex={-1}
          className="insert"
          data-end={insertIndex === index ? undefined : ''}
          onClick={() => post({ kind: 'pickSection', index: insertIndex })}
        >
          <Plus size={14} /> Add section
        </button>
      ))}
      <div className="bar section-bar">
        <button
          type="button"
          tabIndex={-1}
          className="grip"
          onClick={() =>
            post({ kind: 'pickBlock', sectionId: section.id, row: rowBelowAll(section) })
          }
        >
          <Plus size={14} /> Add block
        </button>
        <BarButton label="Section settings" onPress={select}>
          <Palette size={14} />
        </BarButton>
        <BarButton label="Move section up" onPress={command('section.up')}>
          <ArrowUp size={14} />
        </BarButton>
        <BarButton label="Move section down" onPress={command('section.down')}>
          <ArrowDown size={14} />
        </BarButton>
        <BarButton label="Duplicate section" onPress={command('section.duplicate')}>
          <Copy size={14} />
        </BarButton>
        <BarButton label="Delete section" onPress={command('section.delete')}>
          <Trash2 size={14} />
        </BarButton>
      </div>
    </div>
  );
}
