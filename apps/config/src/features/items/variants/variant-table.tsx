import { variantName } from '@sitewright/commerce/variants';
import type { VariantDraft } from '@sitewright/contracts/entities';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { SearchField } from '../../../controls/search-field.tsx';
import { productText } from '../../../texts/product-text.ts';
import { applyChange, withGeneratedSkus } from './bulk-change.ts';
import { VariantBulkBar } from './variant-bulk-bar.tsx';
import { VariantDialog } from './variant-dialog.tsx';
import { VariantRow, type RowActions, type RowSettings } from './variant-row.tsx';
import styles from './variant-table.module.css';
import { useWindowedRows } from './windowed-rows.ts';

const rowPx = 42;
const viewPx = 504;
/** From this number of variants on, they can be filtered. */
const filteredCount = 12;

/** The server's messages by variant and field. */
function errorsByVariant(errors: Readonly<Record<string, string>>) {
  const byVariant = new Map<number, Record<string, string>>();
  for (const [path, message] of Object.entries(errors)) {
    const [, index, field] = /^product\.variants\.(\d+)\.([^.]+)/.exec(path) ?? [];
    if (index === undefined || field === undefined) continue;
    const known = byVariant.get(Number(index));
    if (known === undefined) byVariant.set(Number(index), { [field]: message });
    else known[field] = message;
  }
  return byVariant;
}

/** Moves the focus to the same column of the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const input = event.target as HTMLElement;
  const column = input.dataset['column'];
  const row = input.closest('tr')?.[step[event.key]];
  const next = row?.querySelector<HTMLInputElement>(`[data-column="${column}"]`);
  if (column === undefined || next === null || next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** All variants in a table that renders only its visible rows. */
export function VariantTable({
  variants,
  imageIds,
  settings,
  errors,
  onChange,
  onRemove,
}: {
  readonly variants: readonly VariantDraft[];
  /** The images of the product. */
  readonly imageIds: readonly string[];
  readonly settings: RowSettings;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (variants: VariantDraft[]) => void;
  readonly onRemove: (ids: ReadonlySet<string>) => void;
}): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [filter, setFilter] = useState('');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const shown = useMemo(() => {
    const text = filter.trim().toLowerCase();
    if (text === '') return variants;
    return variants.filter((variant) =>
      `${variantName(variant)} ${variant.sku}`.toLowerCase().includes(text),
    );
  }, [variants, filter]);
  const chosen = useMemo(
    () => new Set(shown.filter(({ id }) => selected.has(id)).map(({ id }) => id)),
    [shown, selected],
  );
  const rowErrors = useMemo(() => {
    const byIndex = errorsByVariant(errors);
    return new Map([...byIndex].map(([index, messages]) => [variants[index]?.id, messages]));
    // Messages are about the positions at the time of the save; `errors` changes when rows move.
  }, [errors, variants]);

  const latest = useRef({ variants, shown, onChange, lastId: '' });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, variants, shown, onChange };
  });
  const [actions] = useState<RowActions>(() => ({
    change(changed) {
      const { variants: current, onChange: send } = latest.current;
      send(current.map((variant) => (variant.id === changed.id ? changed : variant)));
    },
    select(id, isSelected, isRange) {
      const ids = latest.current.shown.map((variant) => variant.id);
      const [from, to] = [ids.indexOf(latest.current.lastId), ids.indexOf(id)].toSorted(
        (a, b) => a - b,
      ) as [number, number];
      const range = isRange && from >= 0 ? ids.slice(from, to + 1) : [id];
      latest.current.lastId = id;
      setSelected((before) => {
        const after = new Set(before);
        for (const each of range) {
          if (isSelected) after.add(each);
          else after.delete(each);
        }
        return after;
      });
    },
    open: setOpenedId,
  }));

  const { rows, onScroll } = useWindowedRows(shown.length, rowPx, viewPx);
  const isAllSelected = chosen.size === shown.length && shown.length > 0;
  const opened = variants.find(({ id }) => id === openedId);
  return (
    <>
      {variants.length > filteredCount && (
        <SearchField
          label={productText('products.filterVariants')}
          value={filter}
          onChange={setFilter}
        />
      )}
      {chosen.size > 0 && (
        <VariantBulkBar
          count={chosen.size}
          imageIds={imageIds}
          settings={settings}
          canRemove={chosen.size < variants.length}
          onApply={(change) =>
            onChange(
              variants.map((variant) =>
                chosen.has(variant.id) ? applyChange(variant, change) : variant,
              ),
            )
          }
          onGenerate={() => onChange(withGeneratedSkus(variants, chosen, Math.random))}
          onRemove={() => onRemove(chosen)}
          onClear={() => setSelected(new Set())}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves between its inputs */}
      <div
        className={styles.scroll}
        style={{ maxBlockSize: viewPx }}
        onScroll={onScroll}
        onKeyDown={moveBetweenRows}
      >
        <table className={styles.table} aria-rowcount={shown.length + 1}>
          <caption className={styles.unseen}>{productText('products.variants')}</caption>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={productText('products.selectAllVariants')}
                  checked={isAllSelected}
                  ref={(box) => {
                    if (box !== null) box.indeterminate = chosen.size > 0 && !isAllSelected;
                  }}
                  onChange={() =>
                    setSelected(isAllSelected ? new Set() : new Set(shown.map(({ id }) => id)))
                  }
                />
              </th>
              <th scope="col">{productText('products.variant')}</th>
              <th scope="col">{productText('products.price')}</th>
              <th scope="col">{productText('products.salePrice')}</th>
              {settings.hasStock && <th scope="col">{productText('products.inStock')}</th>}
              <th scope="col" className={styles.sku}>
                {productText('products.sku')}
              </th>
              {settings.isShipped && <th scope="col">{productText('products.weight')}</th>}
              <th scope="col">{productText('products.available')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.beforePx > 0 && <Spacer heightPx={rows.beforePx} />}
            {shown.slice(rows.start, rows.end).map((variant, offset) => (
              <VariantRow
                key={variant.id}
                variant={variant}
                index={rows.start + offset}
                isSelected={selected.has(variant.id)}
                errors={rowErrors.get(variant.id)}
                settings={settings}
                actions={actions}
              />
            ))}
            {rows.afterPx > 0 && <Spacer heightPx={rows.afterPx} />}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p>{productText('products.noVariantMatches')}</p>}
      {rowErrors.size > 0 && (
        <ul className={styles.errors}>
          {variants
            .filter(({ id }) => rowErrors.has(id))
            .slice(0, 5)
            .map((variant) => (
              <li key={variant.id}>
                <button
                  type="button"
                  className={styles.name}
                  onClick={() => setOpenedId(variant.id)}
                >
                  {variantName(variant)}
                </button>
                : {Object.values(rowErrors.get(variant.id) ?? {}).join(' ')}
              </li>
            ))}
        </ul>
      )}
      {opened !== undefined && (
        <VariantDialog
          variant={opened}
          imageIds={imageIds}
          errors={rowErrors.get(opened.id) ?? {}}
          isShipped={settings.isShipped}
          hasStock={settings.hasStock}
          onChange={actions.change}
          onClose={() => setOpenedId(null)}
        />
      )}
    </>
  );
}

/** The height of rows that are not rendered. */
const Spacer = ({ heightPx }: { readonly heightPx: number }): ReactNode => (
  <tr aria-hidden="true" className={styles.spacer}>
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only has a height */}
    <td colSpan={8} style={{ blockSize: heightPx }} />
  </tr>
);
