import type { ReactElement, ReactNode } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import styles from './hint.module.css';

/** A tooltip on hover and focus, with the keyboard shortcut. */
export function Hint({
  text,
  shortcut,
  children,
}: {
  readonly text: string;
  readonly shortcut?: string;
  readonly children: ReactElement;
}): ReactNode {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <Tooltip className={styles.hint ?? ''} offset={6}>
        {text}
        {shortcut !== undefined && <kbd className={styles.key}>{shortcut}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
