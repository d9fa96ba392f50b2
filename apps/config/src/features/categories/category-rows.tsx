import { Trash2 } from 'lucide-react';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { productText } from '../../texts/product-text.ts';
import styles from './categories.module.css';
import { CategoryMenu } from './category-menu.tsx';
import { parentChoices, type CategoryRow, type EditedCategories } from './edited-categories.ts';

/** The options of all lists together, so that a website with thousands of categories stays fast. */
const maxOptions = 5000;
const rowBounds = { min: 5, max: 100 } as const;

/** Categories as a tree, each with the one that it is in. */
export function CategoryRows({
  edited,
  rows,
  errors,
  isDirty,
  onMove,
  onRemove,
}: {
  readonly edited: EditedCategories;
  readonly rows: readonly CategoryRow[];
  /** By the name of the category. */
  readonly errors: ReadonlyMap<string, string>;
  /** Whether there are changes that are not saved. */
  readonly isDirty: boolean;
  /** Absent: the categories can only be read. */
  readonly onMove: ((name: string, parent: string) => void) | undefined;
  /** Removes a category that is not saved yet. */
  readonly onRemove: (name: string) => void;
}): ReactNode {
  const choices = useMemo(() => parentChoices(edited), [edited]);
  const fitting = Math.floor(maxOptions / choices.length);
  const limit = Math.min(rowBounds.max, Math.max(rowBounds.min, fitting));
  const hasError = (row: CategoryRow) => errors.has(row.name);
  const first = rows.slice(0, limit);
  // Errors have to be seen.
  const shown = [...first, ...rows.slice(limit).filter(hasError)];
  return (
    <>
      <ul className={styles.rows} aria-label={productText('products.categories')}>
        {shown.map(({ name, depth, path, parent, itemCount, stored }) => (
          <li key={name} className={styles.row} style={{ '--depth': depth } as CSSProperties}>
            <span className={styles.name}>
              <strong title={path}>{name}</strong>
              <span className={styles.count}>
                {productText('products.itemCount', { count: itemCount })}
              </span>
              {onMove !== undefined &&
                (stored === undefined ? (
                  <IconButton
                    label={productText('products.removeNamed', { name })}
                    size="small"
                    onPress={() => onRemove(name)}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                ) : (
                  <CategoryMenu category={stored} isDisabled={isDirty} />
                ))}
            </span>
            {onMove !== undefined && (
              <SelectField
                label={productText('products.parentOf', { name })}
                isLabelHidden
                choices={choices.filter(({ value }) => value !== name || value === parent)}
                value={parent}
                onChange={(next) => onMove(name, next)}
                error={errors.get(name)}
                textOf={(value) => (value === '' ? productText('products.topLevel') : undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {rows.length === 0 && (
        <p className={styles.note}>{productText('products.noCategoriesFound')}</p>
      )}
      {shown.length < rows.length && (
        <p className={styles.note}>
          {productText('products.firstCategories', {
            shown: shown.length,
            count: rows.length.toLocaleString('en'),
          })}
        </p>
      )}
    </>
  );
}
