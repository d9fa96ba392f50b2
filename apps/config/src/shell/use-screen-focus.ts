import { useCallback, useEffect, useState } from 'react';

/**
 * Puts the focus to the screen, for when the button that had it has gone with its row. It moves after the dialog that
 * asked has closed: an open one would take it back.
 */
export function useScreenFocus(): () => void {
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) document.getElementById('screen')?.focus();
  }, [moves]);
  return useCallback(() => setMoves((count) => count + 1), []);
}
