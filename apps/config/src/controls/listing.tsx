import { useRef, type ReactNode } from 'react';
import type { ListRead } from '../api/read-list.ts';
import { Button } from './button.tsx';
import styles from './listing.module.css';
import { Problem } from './problem.tsx';
import { Reading } from './reading.tsx';

/** The name of a row, singular and plural. */
export type Nouns = readonly [singular: string, plural: string];

/** A list with its total and a button for more rows; `empty` replaces an empty list. */
export function Listing<Row>({
  list,
  problem,
  nouns,
  empty,
  children,
}: {
  readonly list: ListRead<Row>;
  /** Shown when it cannot be loaded. */
  readonly problem: string;
  readonly nouns: Nouns;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}): ReactNode {
  return (
    <Reading read={list} problem={problem}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          empty
        ) : (
          <>
            {children(rows)}
            <More list={list} shown={rows.length} total={total} nouns={nouns} />
          </>
        )
      }
    </Reading>
  );
}

function More<Row>({
  list,
  shown,
  total,
  nouns,
}: {
  readonly list: ListRead<Row>;
  readonly shown: number;
  readonly total: number;
  readonly nouns: Nouns;
}): ReactNode {
  const footer = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLOutputElement>(null);

  async function readMore() {
    const hasMore = await list.readMore();
    // The button disappears with the last page; the focus moves to the count, not to the top of the page.
    if (!hasMore && footer.current?.contains(document.activeElement)) count.current?.focus();
  }
  return (
    <div ref={footer} className={styles.foot}>
      <output ref={count} tabIndex={-1} className={styles.count}>
        {countText(shown, total, nouns)}
      </output>
      {list.hasMore && (
        <Button onPress={() => void readMore()} isPending={list.isReadingMore}>
          Show more
        </Button>
      )}
      <Problem error={list.moreError} isBox={false} />
    </div>
  );
}

/** `100 of 1,204 orders`, or when all are shown `12 orders`. */
function countText(shown: number, total: number, [singular, plural]: Nouns): string {
  const format = new Intl.NumberFormat();
  if (shown < total) return `${format.format(shown)} of ${format.format(total)} ${plural}`;
  return `${format.format(shown)} ${shown === 1 ? singular : plural}`;
}
