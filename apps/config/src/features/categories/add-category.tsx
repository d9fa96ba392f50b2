import { maxTagLength } from '@sitewright/contracts/limits';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { productText } from '../../texts/product-text.ts';
import styles from './categories.module.css';

/** Adds a category that no product has yet. */
export function AddCategory({
  names,
  onAdd,
}: {
  /** The existing categories. */
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isTaken = names.some((other) => other.toLowerCase() === name.toLowerCase());
  const canAdd = name !== '' && name.length <= maxTagLength.category && !isTaken;
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (!canAdd) return;
        onAdd(name);
        setTyped('');
      }}
    >
      <TextField
        label={productText('products.newCategory')}
        isLabelHidden
        placeholder={productText('products.newCategory')}
        value={typed}
        onChange={setTyped}
        maxLength={maxTagLength.category}
        error={isTaken ? productText('products.categoryExists') : undefined}
      />
      <Button type="submit" icon={<Plus aria-hidden="true" />} isDisabled={!canAdd}>
        {productText('products.add')}
      </Button>
    </form>
  );
}
