import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import styles from './button.module.css';
import { Hint } from './hint.tsx';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** Its action, announced and shown on hover. */
  readonly label: string;
  /** The keyboard shortcut, as `Ctrl+Z`. */
  readonly shortcut?: string;
  readonly size?: 'small' | 'normal';
  readonly isPressed?: boolean;
  readonly children: ReactNode;
}

/** A button with an icon. Its name is its label. */
export function IconButton({
  label,
  shortcut,
  size = 'normal',
  isPressed,
  children,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <Hint text={label} {...(shortcut === undefined ? {} : { shortcut })}>
      <AriaButton
        {...rest}
        aria-label={label}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        className={classNames(styles.button, styles.quiet, styles.icon, styles[size])}
      >
        {children}
      </AriaButton>
    </Hint>
  );
}
