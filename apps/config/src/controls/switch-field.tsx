import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import { FieldConflictNotice } from './field-conflicts.tsx';
import styles from './switch-field.module.css';

/** An on/off switch. */
export function SwitchField({
  label,
  help,
  isOn,
  onChange,
  isDisabled = false,
}: {
  readonly label: string;
  readonly help?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}): ReactNode {
  return (
    <>
      <Switch
        className={styles.switch ?? ''}
        isSelected={isOn}
        onChange={onChange}
        isDisabled={isDisabled}
      >
        <span className={styles.text}>
          {label}
          {help !== undefined && <span className={styles.help}>{help}</span>}
        </span>
        <span className={styles.track} aria-hidden="true" />
      </Switch>
      <FieldConflictNotice label={label} />
    </>
  );
}
