import type { ReactNode } from 'react';
import styles from './list-toolbar.module.css';
import { SearchField } from './search-field.tsx';
import { SegmentedField } from './segmented-field.tsx';
import type { Choice } from './select-field.tsx';

/** What narrows the list below it: views, a search, and further filters. */
export function ListToolbar<View extends string>({
  views,
  search,
  children,
}: {
  readonly views?: {
    /** What the views differ in, such as `Status`. */
    readonly label: string;
    readonly choices: readonly Choice<View>[];
    readonly value: View;
    readonly onChange: (view: View) => void;
  };
  readonly search?: {
    /** Names what is searched, such as `Search by title or SKU`. */
    readonly label: string;
    readonly value: string;
    readonly onChange: (text: string) => void;
  };
  /** Further filters. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.toolbar}>
      {views !== undefined && <SegmentedField isLabelHidden {...views} />}
      {children}
      {search !== undefined && (
        <div className={styles.search}>
          <SearchField {...search} />
        </div>
      )}
    </div>
  );
}
