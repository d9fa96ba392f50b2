import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeReviews, listReviews, readReview } from '@sitewright/contracts/api';
import { reviewStates } from '@sitewright/contracts/entities';
import { Star } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useList } from '../../api/read-list.ts';
import { useSend } from '../../api/read.ts';
import { sendInBatches } from '../../api/send-in-batches.ts';
import { BulkBar } from '../../controls/bulk-bar.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { Problem } from '../../controls/problem.tsx';
import { selectedOf, useRowSelection } from '../../controls/row-selection.ts';
import { Screen } from '../../controls/screen.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { reviewColumns, reviewName } from './review-columns.tsx';
import { reviewStateKeys } from './review-labels.ts';
import { ReviewSettingsCard } from './review-settings-card.tsx';

const filters = () => [
  { value: 'all' as const, label: storeText('store.allReviews') },
  ...reviewStates.map((state) => ({ value: state, label: storeText(reviewStateKeys[state]) })),
];

type Action = 'approve' | 'hide' | 'delete';

const resultKeys = {
  approve: 'store.reviewsApproved',
  hide: 'store.reviewsHidden',
  delete: 'store.reviewsDeleted',
} as const;

/** The reviews of the store's products, newest first, and when customers are asked for them. */
export function ReviewsScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { state } = useSearch({ from: '/$identifier/framed/reviews' });
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const searchText = useDeferredValue(search.trim());
  const selection = useRowSelection();
  const [isDeleting, setDeleting] = useState(false);
  const change = useSend(changeReviews, [listReviews, readReview]);
  const list = useList(listReviews, {
    params: { websiteId },
    query: {
      ...(state === undefined ? {} : { state }),
      ...(searchText === '' ? {} : { search: searchText }),
    },
  });
  const ids = selectedOf(selection, list.data?.rows);

  async function changeSelected(action: Action) {
    const { changed, isComplete } = await sendInBatches(ids, (reviewIds) =>
      change.mutateAsync({ params: { websiteId }, body: { reviewIds, action } }),
    );
    setDeleting(false);
    if (isComplete) selection.clear();
    if (isComplete || changed > 0) toast.success(storeText(resultKeys[action], { count: changed }));
  }
  const isFiltered = state !== undefined || searchText !== '';
  return (
    <Screen
      title={storeText('store.reviews')}
      description={storeText('store.reviewsText')}
      width="wide"
    >
      <Problem error={change.error} />
      {ids.length > 0 ? (
        <BulkBar count={ids.length} onClear={selection.clear}>
          <Button isDisabled={change.isPending} onPress={() => void changeSelected('approve')}>
            {storeText('store.approve')}
          </Button>
          <Button isDisabled={change.isPending} onPress={() => void changeSelected('hide')}>
            {storeText('store.hide')}
          </Button>
          <Button onPress={() => setDeleting(true)}>{storeText('store.delete')}</Button>
        </BulkBar>
      ) : (
        <ListToolbar
          views={{
            label: storeText('store.status'),
            choices: filters(),
            value: state ?? 'all',
            onChange: (chosen) =>
              void navigate({
                to: '/$identifier/reviews',
                params: { identifier },
                search: { state: chosen === 'all' ? undefined : chosen },
              }),
          }}
          search={{ label: storeText('store.searchReviews'), value: search, onChange: setSearch }}
        />
      )}
      <TableListing
        list={list}
        problem={storeText('store.reviewsNotLoaded')}
        caption={storeText('store.reviews')}
        nouns={[storeText('store.reviewNoun'), storeText('store.reviewsNoun')]}
        empty={
          isFiltered ? (
            <EmptyState icon={<Star />} title={storeText('store.noReviewsFound')}>
              {storeText('store.tryOtherStatus')}
            </EmptyState>
          ) : (
            <EmptyState icon={<Star />} title={storeText('store.noReviews')}>
              {storeText('store.noReviewsText')}
            </EmptyState>
          )
        }
        columns={reviewColumns(identifier)}
        selectable={{ selection, nameOf: reviewName }}
      />
      <ReviewSettingsCard />
      <ConfirmDialog
        title={storeText('store.deleteReviews', { count: ids.length })}
        action={storeText('store.delete')}
        isOpen={isDeleting}
        isPending={change.isPending}
        onClose={() => setDeleting(false)}
        onConfirm={() => void changeSelected('delete')}
      >
        {storeText('store.reviewDeleteHelp')}
      </ConfirmDialog>
    </Screen>
  );
}
