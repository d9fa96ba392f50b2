import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../look/class-names.ts';
import styles from './button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** One primary button at most is seen at a time. Default `secondary`. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal';
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** A button with words on it, and a spinner while what it started goes on. */
export function Button({
  look = 'secondary',
  size = 'normal',
  icon,
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <AriaButton {...rest} className={classNames(styles.button, styles[look], styles[size])}>
      {rest.isPending === true ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </AriaButton>
  );
}
