import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { ItemsView } from '../../kit/items/items-view.tsx';
import { summaryDataNeed } from './summary-data-need.ts';
import type { summary } from './schema.ts';

/** Items of a collection, with an optional link to all of them. */
export function SummaryView(view: BlockViewProps<PropsOf<typeof summary>>): ReactNode {
  const { props, data, page, sizes, loading } = view;
  const need = summaryDataNeed(props);
  const result = need && readData(data, need);
  if (result === undefined || result.items.length === 0) return null;
  const { variant, perRow, imageAspectRatio } = props;
  // Only the wall layout fits images of different aspect ratios.
  const usesOriginalRatios = variant === 'wall' || imageAspectRatio === 'Auto';
  return (
    <div className="summary">
      <ItemsView
        items={result.items}
        arrangement={variant}
        perRow={perRow}
        pictureRatio={usesOriginalRatios ? undefined : imageAspectRatio}
        shows={{
          price: props.showPrice,
          date: props.showDate,
          author: props.showAuthor,
          categories: props.showCategories,
          excerpt: props.showExcerpt,
        }}
        heading="h3"
        {...{ page, sizes, loading }}
      />
      {props.showLink && (
        <p className="summary-all">
          <a href={result.collection.path}>
            {page.text('summary.all', { title: result.collection.title })}
          </a>
        </p>
      )}
    </div>
  );
}
