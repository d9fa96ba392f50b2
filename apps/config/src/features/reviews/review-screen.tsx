import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { changeReviews, listReviews, readReview, writeReview } from '@sitewright/contracts/api';
import { maxReviewLength, reviewStates, type StoreReview } from '@sitewright/contracts/entities';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useRead, useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { Problem } from '../../controls/problem.tsx';
import { Reading } from '../../controls/reading.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText, storeTexts } from '../../texts/store-text.ts';
import { assetAddress } from '../assets/asset-address.ts';
import { reviewName } from './review-columns.tsx';
import { reviewLabelKeys, reviewStateKeys, reviewStateTones } from './review-labels.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

/** A review: what its customer wrote, its state and the store's reply. */
export function ReviewScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const { reviewId } = useParams({ from: '/$identifier/framed/reviews/$reviewId' });
  const review = useRead(readReview, { params: { websiteId, reviewId } });
  return (
    <Reading read={review} problem={storeText('store.reviewNotLoaded')}>
      {(data) => <ReviewForm key={data.id} review={data} />}
    </Reading>
  );
}

const toEdited = ({ state, reply }: StoreReview) => ({ state, reply });

function ReviewForm({ review }: { readonly review: StoreReview }): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const navigate = useNavigate();
  const form = useDraft(`review.${review.id}`, toEdited(review), {
    labels: storeTexts(reviewLabelKeys),
  });
  const fetchLatest = useFetchLatest();
  const [isDeleting, setDeleting] = useState(false);
  const write = useSend(writeReview, [listReviews, readReview]);
  const remove = useSend(changeReviews, [listReviews, readReview]);
  const { state, reply } = form.value;
  const params = { websiteId, reviewId: review.id };

  async function save() {
    const body = { change: form.value, revision: review.revision };
    const saved = await write.mutateAsync({ params, body }).catch(() => null);
    if (saved === null) return;
    toast.success(storeText('store.reviewSaved'));
    form.saved(form.value, toEdited(saved));
  }
  async function loadNewer() {
    const newer = await fetchLatest(readReview, { params });
    if (newer === undefined) return;
    form.rebase(toEdited(newer));
    write.reset();
  }
  async function deleteIt() {
    const body = { reviewIds: [review.id], action: 'delete' as const };
    const deleted = await remove.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    setDeleting(false);
    if (deleted === null) return;
    form.end();
    await navigate({ to: '/$identifier/reviews', params: { identifier }, search: {} });
  }

  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Screen
        title={reviewName(review)}
        parent={
          <Link to="/$identifier/reviews" params={{ identifier }} search={{}}>
            {storeText('store.reviews')}
          </Link>
        }
        description={
          <Badge tone={reviewStateTones[review.state]}>
            {storeText(reviewStateKeys[review.state])}
          </Badge>
        }
        width="wide"
        actions={
          <Button icon={<Trash2 aria-hidden="true" />} onPress={() => setDeleting(true)}>
            {storeText('store.delete')}
          </Button>
        }
      >
        <Problem error={remove.error} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <Content review={review} />
            <Card title={storeText('store.statusAndReply')}>
              <SegmentedField
                label={storeText(reviewLabelKeys.state)}
                choices={reviewStates.map((value) => ({
                  value,
                  label: storeText(reviewStateKeys[value]),
                }))}
                value={state}
                onChange={(chosen) => form.set({ ...form.value, state: chosen })}
              />
              <TextField
                key={form.generation}
                label={storeText(reviewLabelKeys.reply)}
                help={storeText('store.replyHelp')}
                isLong
                maxLength={maxReviewLength}
                value={reply}
                onChange={(text) => form.set({ ...form.value, reply: text })}
              />
            </Card>
          </div>
          <Purchase review={review} />
        </div>
        <SaveBar
          isDirty={form.isDirty}
          isSaving={write.isPending}
          error={write.error}
          labels={storeTexts(reviewLabelKeys)}
          onSave={() => void save()}
          onDiscard={() => {
            form.end();
            write.reset();
          }}
          onFollow={() => void loadNewer()}
        />
        <ConfirmDialog
          title={storeText('store.deleteReviews', { count: 1 })}
          action={storeText('store.delete')}
          isOpen={isDeleting}
          isPending={remove.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() => void deleteIt()}
        >
          {storeText('store.reviewDeleteHelp')}
        </ConfirmDialog>
      </Screen>
    </FieldConflicts>
  );
}

/** The rating, texts and photos of the customer. */
function Content({ review }: { readonly review: StoreReview }): ReactNode {
  const { baseUrl } = useSite();
  const { rating, title, text, author, photos } = review;
  return (
    <Card title={storeText('store.review')}>
      <p>
        <Stars rating={rating} />
      </p>
      {title !== '' && <p className={styles.title}>{title}</p>}
      {text !== '' && <p className={styles.text}>{text}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <a href={assetAddress(baseUrl, photo)} target="_blank" rel="noreferrer">
                <img
                  src={assetAddress(baseUrl, photo, 300)}
                  alt={photo.alt || storeText('store.photoBy', { author })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Who bought what, when. */
function Purchase({ review }: { readonly review: StoreReview }): ReactNode {
  const { identifier } = useSite();
  const { author, product, order, createdAt, repliedAt } = review;
  return (
    <Card title={storeText('store.purchase')}>
      <dl className={styles.facts}>
        <dt>{storeText('store.name')}</dt>
        <dd>{author}</dd>
        <dt>{storeText('store.product')}</dt>
        <dd>{product.title}</dd>
        <dt>{storeText('store.order')}</dt>
        <dd>
          <Link to="/$identifier/orders/$orderId" params={{ identifier, orderId: order.id }}>
            {order.number}
          </Link>
        </dd>
        <dt>{storeText('store.date')}</dt>
        <dd>{formatDateTime(createdAt)}</dd>
        {repliedAt !== null && (
          <>
            <dt>{storeText('store.replied')}</dt>
            <dd>{formatDateTime(repliedAt)}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}
