import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../look/class-names.ts';
import styles from './button.module.css';

export interface ButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'isPending'
> {
  /** One primary button at most is seen at a time. Default `secondary`. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal';
  readonly icon?: ReactNode;
  /** What it started goes on: it keeps the focus and takes no second press. */
  readonly isPending?: boolean;
  readonly children?: ReactNode;
}

/** A button with words on it, and a spinner while what it started goes on. */
export function Button({
  look = 'secondary',
  size = 'normal',
  icon,
  isPending = false,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const { onPress, type = 'button', ...others } = rest;
  return (
    <AriaButton
      {...others}
      {...(onPress === undefined || isPending ? {} : { onPress })}
      type={isPending ? 'button' : type}
      aria-disabled={isPending}
      data-pending={isPending || undefined}
      className={classNames(styles.button, styles[look], styles[size])}
    >
      {isPending ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </AriaButton>
  );
}
