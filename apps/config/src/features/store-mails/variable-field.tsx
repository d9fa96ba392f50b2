import { Braces } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { TextField } from '../../controls/text-field.tsx';
import styles from './store-mails.module.css';

/** A text field with a menu of the variables that can be inserted. */
export function VariableField({
  label,
  help,
  value,
  onChange,
  variables,
  error,
  isLong = false,
  maxLength,
}: {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly variables: readonly string[];
  readonly error?: string | undefined;
  readonly isLong?: boolean;
  readonly maxLength: number;
}): ReactNode {
  const insert = (name: string) =>
    onChange(`${value}${value === '' || /\s$/.test(value) ? '' : ' '}{{${name}}}`);
  return (
    <div className={styles.variable}>
      <TextField
        label={label}
        {...(help === undefined ? {} : { help })}
        value={value}
        onChange={onChange}
        error={error}
        isLong={isLong}
        maxLength={maxLength}
      />
      <ActionMenu
        label={`Variables for ${label.toLowerCase()}`}
        trigger={
          <IconButton label={`Insert variable into ${label.toLowerCase()}`} size="small">
            <Braces aria-hidden="true" />
          </IconButton>
        }
        actions={variables.map((name) => ({
          id: name,
          label: name,
          run: () => insert(name),
        }))}
      />
    </div>
  );
}
