import type { ReactNode } from 'react';
import { BlockOutline } from './block-outline.tsx';
import { EmptyPage } from './empty-page.tsx';
import { GestureGhost } from './gesture-ghost.tsx';
import { HoverOutline } from './hover-outline.tsx';
import { useCanvas } from './overlay-context.ts';
import { SectionOutline } from './section-outline.tsx';
import { TextBar } from './text-bar.tsx';
import { TextProblem } from './text-problem.tsx';

/** The overlay of the page while it is edited; nothing in preview. */
export function Overlay(): ReactNode {
  const mode = useCanvas((state) => state.mode);
  const isReady = useCanvas((state) => state.site !== null);
  const isGestureRunning = useCanvas((state) => state.gesture !== null);
  const isEditingText = useCanvas((state) => state.text !== null);
  if (mode === 'preview') return null;
  return (
    <>
      {!isGestureRunning && !isEditingText && <HoverOutline />}
      {!isGestureRunning && !isEditingText && <SectionOutline />}
      {!isGestureRunning && <BlockOutline isBare={isEditingText} />}
      {isGestureRunning && <GestureGhost />}
      {isEditingText && <TextBar />}
      {isEditingText && <TextProblem />}
      {isReady && <EmptyPage />}
    </>
  );
}
