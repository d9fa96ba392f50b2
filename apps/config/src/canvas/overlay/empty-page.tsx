import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCanvas, useOverlay } from './overlay-context.ts';

/** Shown on a page without sections. */
export function EmptyPage(): ReactNode {
  const { post } = useOverlay();
  const isEmpty = useCanvas((state) => state.document.sections.length === 0);
  if (!isEmpty) return null;
  return (
    <div className="empty">
      <p>This page is empty.</p>
      <button type="button" onClick={() => post({ kind: 'pickSection', index: 0 })}>
        <Plus size={16} /> Add a section
      </button>
    </div>
  );
}
