import { useCallback, type ReactNode } from 'react';
import { useCanvas, useOverlay } from './overlay-context.ts';
import { useBox } from './use-box.ts';

/** Below the text that is being edited: why it is not saved, and a button to restore the stored text. */
export function TextProblem(): ReactNode {
  const { discardText } = useOverlay();
  const problem = useCanvas((state) => state.textProblem);
  const text = useCanvas((state) => state.text);
  const find = useCallback(() => text?.element ?? null, [text]);
  const box = useBox(find);
  if (problem === null || box === null) return null;
  return (
    <div className="problem" role="alert" style={{ left: box.left, top: box.top + box.height + 8 }}>
      <p>Not saved. {problem}</p>
      <button type="button" onClick={discardText}>
        Undo
      </button>
    </div>
  );
}
