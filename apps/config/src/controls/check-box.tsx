import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import styles from './check-box.module.css';

/** Selects one of several things, such as a row of a table. */
export function CheckBox({
  label,
  isLabelHidden = false,
  isSelected,
  isIndeterminate = false,
  onChange,
}: {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly isSelected: boolean;
  /** Some of the things that it stands for are selected. */
  readonly isIndeterminate?: boolean;
  readonly onChange: (isSelected: boolean) => void;
}): ReactNode {
  return (
    <Checkbox
      className={classNames(styles.checkBox)}
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      onChange={onChange}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      <span className={styles.box} aria-hidden="true">
        {isSelected && <Check size={12} />}
        {isIndeterminate && '–'}
      </span>
      {!isLabelHidden && <span>{label}</span>}
    </Checkbox>
  );
}
