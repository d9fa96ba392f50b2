import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { inputClass } from './field.tsx';
import { initialFocusProps } from './initial-focus-props.ts';
import styles from './search-field.module.css';

/** Filters the list below it. */
export function SearchField({
  label,
  value,
  onChange,
  isFirst = false,
}: {
  readonly label: string;
  /** Omitted inside an Autocomplete, which holds the text itself. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** Takes the initial focus. */
  readonly isFirst?: boolean;
}): ReactNode {
  return (
    <AriaSearchField
      aria-label={label}
      className={styles.search ?? ''}
      {...(value === undefined ? {} : { value })}
      {...(onChange === undefined ? {} : { onChange })}
      {...initialFocusProps(isFirst)}
    >
      <Search className={styles.icon} size={15} aria-hidden="true" />
      <Input className={inputClass} placeholder={label} />
      <Button className={styles.clear ?? ''} aria-label="Clear">
        <X size={14} aria-hidden="true" />
      </Button>
    </AriaSearchField>
  );
}
