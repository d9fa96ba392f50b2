import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from './session/session-context.ts';

/** Announces visual changes to screen readers. */
export function Announcer(): ReactNode {
  const session = useSession();
  const [text, setText] = useState('');
  useEffect(
    () =>
      session.onNotice((notice) => {
        if (notice.kind === 'announce') setText(notice.text);
      }),
    [session],
  );
  return (
    <div
      aria-live="polite"
      style={{
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      }}
    >
      {text}
    </div>
  );
}
