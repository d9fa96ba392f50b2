import { useState } from 'react';

/** The selected rows of a list. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  /** Selects these rows, or takes them out of the selection. */
  readonly set: (ids: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** Holds the selection of a list. It keeps rows that a search hides: `selectedOf` returns the shown ones. */
export function useRowSelection(): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    set: (changed, isSelected) =>
      setIds((before) => {
        const after = new Set(before);
        for (const id of changed) {
          if (isSelected) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}

/** The ids of the selected rows that the list shows. A bulk action changes nothing that its user does not see. */
export const selectedOf = (
  { ids }: RowSelection,
  rows: readonly { readonly id: string }[] | undefined,
): readonly string[] => (rows ?? []).map(({ id }) => id).filter((id) => ids.has(id));
