import type { LayoutName, LayoutOption } from '@sitewright/commerce/variants';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../controls/button.tsx';
import { Dialog } from '../../../controls/dialog.tsx';
import { EntryList } from '../../../controls/entry-list.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import styles from '../items.module.css';
import { productText } from '../../../texts/product-text.ts';

const isSameName = (left: string, right: string) =>
  left.trim().toLowerCase() === right.trim().toLowerCase();

/** Edits an option: its name, and its values in their order. */
export function OptionDialog({
  option,
  otherNames,
  onDone,
  onClose,
}: {
  readonly option: LayoutOption;
  /** The names of the other options. */
  readonly otherNames: readonly string[];
  readonly onDone: (option: LayoutOption) => void;
  readonly onClose: () => void;
}): ReactNode {
  const [name, setName] = useState(option.name);
  const [values, setValues] = useState<readonly LayoutName[]>(option.values);
  const [typed, setTyped] = useState('');
  /** The index of the value that is renamed; null for a new one. */
  const [renamed, setRenamed] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);

  const nameError = otherNames.some((other) => isSameName(other, name))
    ? productText('products.optionNameTaken')
    : isChecked && name.trim() === ''
      ? productText('products.enterName')
      : undefined;
  const isTaken = values.some((value, index) => index !== renamed && isSameName(value.name, typed));
  const valueError = isTaken
    ? productText('products.valueTaken')
    : isChecked && values.length === 0 && typed.trim() === ''
      ? productText('products.noValues')
      : undefined;

  /** The values with the typed one; null if it cannot be added. */
  function withTyped(): readonly LayoutName[] | null {
    const text = typed.trim();
    if (text === '') return values;
    if (isTaken || text.length > 100) return null;
    const current = renamed === null ? undefined : values[renamed];
    return current === undefined || renamed === null
      ? [...values, { name: text, was: null }]
      : values.with(renamed, { ...current, name: text });
  }
  function addTyped() {
    const next = withTyped();
    if (next === null) return;
    setValues(next);
    setTyped('');
    setRenamed(null);
  }
  function finish() {
    setChecked(true);
    const next = withTyped();
    const isNamed = name.trim() !== '' && name.trim().length <= 50 && nameError === undefined;
    if (next === null || next.length === 0 || !isNamed) return;
    onDone({ ...option, name: name.trim(), values: next });
  }
  const isRenaming = renamed !== null;
  return (
    <Dialog
      title={
        option.was === null
          ? productText('products.newOption')
          : productText('products.optionTitle', { name: option.name })
      }
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{productText('products.cancel')}</Button>
          <Button variant="primary" onPress={finish}>
            {productText('products.done')}
          </Button>
        </>
      }
    >
      <div className={styles.optionFields}>
        <TextField
          label={productText('products.optionName')}
          placeholder={productText('products.sizeExample')}
          value={name}
          onChange={setName}
          error={nameError}
          maxLength={50}
          isFirst
        />
        <EntryList
          label={productText('products.values')}
          entries={values}
          labelOf={(value) => value.name}
          onChange={(next) => {
            setValues(next);
            setRenamed(null);
            if (isRenaming) setTyped('');
          }}
          onOpen={(index) => {
            setRenamed(index);
            setTyped(values[index]?.name ?? '');
          }}
        />
        <form
          className={styles.optionValue}
          onSubmit={(event) => {
            event.preventDefault();
            addTyped();
          }}
        >
          <TextField
            label={
              isRenaming
                ? productText('products.newNameOf', { name: values[renamed]?.name ?? '' })
                : productText('products.newValue')
            }
            placeholder="A4"
            value={typed}
            onChange={setTyped}
            error={valueError}
            maxLength={100}
          />
          <Button
            type="submit"
            {...(isRenaming ? {} : { icon: <Plus aria-hidden="true" /> })}
            isDisabled={typed.trim() === '' || isTaken}
          >
            {productText(isRenaming ? 'products.rename' : 'products.addValue')}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
