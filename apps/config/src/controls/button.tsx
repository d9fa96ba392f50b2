import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import styles from './button.module.css';

export interface ButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'isPending'
> {
  /** At most one primary button is visible at a time. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal';
  readonly icon?: ReactNode;
  /** Its action is running: it keeps the focus and ignores clicks. */
  readonly isPending?: boolean;
  readonly children?: ReactNode;
}

/** A button with a label, and a spinner while its action is running. */
export function Button({
  variant = 'secondary',
  size = 'normal',
  icon,
  isPending = false,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const { onPress, type = 'button', ...ariaProps } = rest;
  return (
    <AriaButton
      {...ariaProps}
      {...(onPress === undefined || isPending ? {} : { onPress })}
      type={isPending ? 'button' : type}
      aria-disabled={isPending}
      data-pending={isPending || undefined}
      className={classNames(styles.button, styles[variant], styles[size])}
    >
      {isPending ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </AriaButton>
  );
}
