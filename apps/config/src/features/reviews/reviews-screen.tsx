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
import { reviewColumns, reviewName } from './review-columns.tsx';
import { reviewStateLabels } from './review-labels.ts';
import { ReviewSettingsCard } from './review-settings-card.tsx';

const filters = [
  { value: 'all', label: 'All' },
  ...reviewStates.map((state) => ({ value: state, label: reviewStateLabels[state] })),
] as const;

type Action = 'approve' | 'hide' | 'delete';

const results = { approve: 'approved', hide: 'hidden', delete: 'deleted' } as const;

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
    if (isComplete || changed > 0)
      toast.success(`${changed} ${changed === 1 ? 'review' : 'reviews'} ${results[action]}`);
  }
  const isFiltered = state !== undefined || searchText !== '';
  return (
    <Screen
      title="Reviews"
      description="What your customers think of your products. Only approved reviews appear on your site."
      width="wide"
    >
      <Problem error={change.error} />
      {ids.length > 0 ? (
        <BulkBar count={ids.length} onClear={selection.clear}>
          <Button isDisabled={change.isPending} onPress={() => void changeSelected('approve')}>
            Approve
          </Button>
          <Button isDisabled={change.isPending} onPress={() => void changeSelected('hide')}>
            Hide
          </Button>
          <Button onPress={() => setDeleting(true)}>Delete</Button>
        </BulkBar>
      ) : (
        <ListToolbar
          views={{
            label: 'Status',
            choices: filters,
            value: state ?? 'all',
            onChange: (chosen) =>
              void navigate({
                to: '/$identifier/reviews',
                params: { identifier },
                search: { state: chosen === 'all' ? undefined : chosen },
              }),
          }}
          search={{ label: 'Search by product, name or text', value: search, onChange: setSearch }}
        />
      )}
      <TableListing
        list={list}
        problem="The reviews could not be loaded."
        caption="Reviews"
        nouns={['review', 'reviews']}
        empty={
          isFiltered ? (
            <EmptyState icon={<Star />} title="No reviews found">
              Try another status or a shorter search.
            </EmptyState>
          ) : (
            <EmptyState icon={<Star />} title="No reviews yet">
              Turn on review requests below to ask customers after their purchase.
            </EmptyState>
          )
        }
        columns={reviewColumns(identifier)}
        selectable={{ selection, nameOf: reviewName }}
      />
      <ReviewSettingsCard />
      <ConfirmDialog
        title={ids.length === 1 ? 'Delete this review?' : `Delete ${ids.length} reviews?`}
        action="Delete"
        isOpen={isDeleting}
        isPending={change.isPending}
        onClose={() => setDeleting(false)}
        onConfirm={() => void changeSelected('delete')}
      >
        This cannot be undone. Photos stay in your files.
      </ConfirmDialog>
    </Screen>
  );
}
