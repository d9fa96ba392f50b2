import { Braces } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { storeText } from '../../texts/store-text.ts';
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
  const wrapper = useRef<HTMLDivElement>(null);
  const field = label.toLowerCase();
  /** Where the cursor was before the menu opened; null until the field had the focus. */
  const cursor = useRef<number | null>(null);

  /** Inserts a variable at the cursor. At the end of a text, a space separates it from the word before. */
  function insert(name: string) {
    const at = Math.min(cursor.current ?? value.length, value.length);
    const before = value.slice(0, at);
    const space = at === value.length && /\S$/.test(before) ? ' ' : '';
    const start = `${before}${space}{{${name}}}`;
    cursor.current = start.length;
    onChange(`${start}${value.slice(at)}`);
  }
  return (
    <div ref={wrapper} className={styles.variable}>
      <TextField
        label={label}
        {...(help === undefined ? {} : { help })}
        value={value}
        onChange={onChange}
        onBlur={() => {
          const input = wrapper.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
            'input, textarea',
          );
          cursor.current = input?.selectionEnd ?? null;
        }}
        error={error}
        isLong={isLong}
        maxLength={maxLength}
      />
      <ActionMenu
        label={storeText('store.variablesFor', { field })}
        trigger={
          <IconButton label={storeText('store.insertVariable', { field })} size="small">
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
