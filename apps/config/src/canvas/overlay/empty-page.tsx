import { Plus } from 'lucide-react';
import { useCallback, useLayoutEffect, type ReactNode } from 'react';
import type { DocumentPart } from '../protocol.ts';
import { useCanvas, useOverlay } from './overlay-context.ts';
import { boxStyle, useBox } from './use-box.ts';

/** The height that the hint takes above content that the page type draws, in pixels. */
const hintHeightPx = 88;

const hintLabels = {
  page: 'Sections that you add appear here.',
  footer: 'The footer is empty.',
} as const satisfies Record<DocumentPart, string>;

/** The element that contains the edited document. */
const hostOf = (part: DocumentPart): HTMLElement | null =>
  document.querySelector<HTMLElement>(part === 'page' ? 'main' : 'footer');

/** Whether there is content around the document, such as the products of a shop page. */
const hasOwnContent = (part: DocumentPart): boolean =>
  part === 'footer' ||
  document.querySelector('main > :not([data-canvas], script, style, template)') !== null;

/** Shown on a page without sections. */
export function EmptyPage(): ReactNode {
  const isEmpty = useCanvas((state) => state.document.sections.length === 0);
  const part = useCanvas((state) => state.part);
  if (!isEmpty) return null;
  if (hasOwnContent(part)) return <HintAboveContent part={part} />;
  return (
    <div className="empty">
      <p>This page is empty.</p>
      <AddButton />
    </div>
  );
}

/** The hint at the position of the first section. It moves the content down, so that it covers nothing. */
function HintAboveContent({ part }: { readonly part: DocumentPart }): ReactNode {
  const find = useCallback(() => hostOf(part), [part]);
  useLayoutEffect(() => {
    const host = find();
    if (host === null) return undefined;
    // A border, because the site's styles may set the padding.
    const { borderBlockStart } = host.style;
    host.style.borderBlockStart = `${hintHeightPx}px solid transparent`;
    return () => {
      host.style.borderBlockStart = borderBlockStart;
    };
  }, [find]);
  const box = useBox(find);
  if (box === null) return null;
  return (
    <div className="empty" data-above="" style={boxStyle({ ...box, height: hintHeightPx })}>
      <p>{hintLabels[part]}</p>
      <AddButton />
    </div>
  );
}

function AddButton(): ReactNode {
  const { post } = useOverlay();
  return (
    <button type="button" onClick={() => post({ kind: 'pickSection', index: 0 })}>
      <Plus size={16} /> Add a section
    </button>
  );
}
