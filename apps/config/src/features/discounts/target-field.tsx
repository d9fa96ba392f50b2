import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField, type Choice } from '../../controls/select-field.tsx';
import { storeText } from '../../texts/store-text.ts';
import styles from './discounts.module.css';

/** Chooses several products or categories, one after the other. */
export function TargetField({
  label,
  choices,
  chosen,
  isLoading,
  error,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly Choice<string>[];
  readonly chosen: readonly string[];
  readonly isLoading: boolean;
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactNode {
  const labelOf = (value: string) =>
    choices.find((choice) => choice.value === value)?.label ??
    (isLoading ? storeText('store.loading') : storeText('store.deletedProduct'));
  return (
    <>
      <SelectField
        label={label}
        choices={choices.filter(({ value }) => !chosen.includes(value))}
        value={null}
        placeholder={storeText('store.add')}
        isLoading={isLoading}
        onChange={(value) => onChange([...chosen, value])}
        error={error}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={storeText('store.chosen', { label })}>
          {chosen.map((value) => (
            <li key={value}>
              {labelOf(value)}
              <IconButton
                label={storeText('store.removeNamed', { name: labelOf(value) })}
                size="small"
                onPress={() => onChange(chosen.filter((other) => other !== value))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
