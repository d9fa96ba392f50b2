import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createFocusContainment } from '../dom/index.ts';
import { useEscapeTarget } from '../react/index.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const containFocus = createFocusContainment(document);

/** A typical dialog of a site: Escape closes it, and the focus stays inside until it is closed. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const container = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEscapeTarget(true, onClose);
  useEffect(() => {
    if (!container.current) return undefined;
    const opener = document.activeElement;
    const release = containFocus({ container: container.current });
    container.current.querySelector('button')?.focus();
    return () => {
      release();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      open
      ref={container}
      aria-modal="true"
      aria-labelledby={heading}
      style={{
        position: 'static',
        boxSizing: 'border-box',
        inlineSize: '100%',
        color: 'inherit',
        marginBlock: '1rem',
        padding: '1rem',
        border: '1px solid #868e96',
        borderRadius: '0.5rem',
        background: '#fff',
        boxShadow: '0 0.5rem 1.5rem #0003',
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
