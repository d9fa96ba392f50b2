import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import { FieldContest } from './contested-fields.tsx';
import styles from './switch-field.module.css';

/** Something that is on or off. */
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
        <span className={styles.words}>
          {label}
          {help !== undefined && <span className={styles.help}>{help}</span>}
        </span>
        <span className={styles.track} aria-hidden="true" />
      </Switch>
      <FieldContest label={label} />
    </>
  );
}
