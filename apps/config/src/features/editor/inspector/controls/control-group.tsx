import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import styles from './control-group.module.css';

/** A property with several controls: its label above, its help below. */
export function ControlGroup({
  field: { label, help },
  error,
  children,
}: Pick<ControlProps, 'field' | 'error'> & { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.group}>
      <span className={styles.label}>{label}</span>
      {children}
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error.sentence}
        </p>
      )}
    </div>
  );
}
