import { workflowState } from '@sitewright/contracts/codes';
import { emptySeo, type RichText } from '@sitewright/contracts/entities';
import {
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { Card } from '../../controls/card.tsx';
import { Skeleton } from '../../controls/reading.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { CategoryManager } from '../categories/category-manager.tsx';
import { productText } from '../../texts/product-text.ts';
import { EventFields } from './event-fields.tsx';
import { ItemImages } from './item-images.tsx';
import styles from './items.module.css';
import { textLabels } from './item-labels.ts';
import type { EditedItem } from './item-draft.ts';
import { TagManager } from '../products/tag-manager/tag-manager.tsx';
import { ProductFields } from './product-fields.tsx';
import { SeoFields } from '../seo/seo-fields.tsx';
import { RelatedFields } from './related-fields.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { ShippingProfileCard } from './shipping-profile-card.tsx';
import { VideoFields } from './video-fields.tsx';
import { workflowChoices } from './workflow-label.ts';

const RichTextEditor = lazy(() =>
  import('../../controls/rich-text/rich-text-editor.tsx').then(({ RichTextEditor: Editor }) => ({
    default: Editor,
  })),
);

const noneRelated: readonly string[] = [];
const emptyBody: RichText = { type: 'doc', content: [] };

/** The form of an item. */
export function ItemFields({
  draft,
  timeZone,
  hasVideo,
  itemId,
  collectionId,
  errors,
  onChange,
}: {
  readonly draft: EditedItem;
  /** The website's time zone for an event; undefined for other items. */
  readonly timeZone: string | undefined;
  /** Whether the item has a video. */
  readonly hasVideo: boolean;
  /** Null for a new item. */
  readonly itemId: string | null;
  readonly collectionId: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: EditedItem) => void;
}): ReactNode {
  const latest = useRef({ draft, onChange });
  useLayoutEffect(() => {
    latest.current = { draft, onChange };
  });
  const set = useCallback((changes: Partial<EditedItem>) => {
    const { draft: current, onChange: send } = latest.current;
    send({ ...current, ...changes });
  }, []);
  const isProduct = draft.product !== null;
  const { title, excerpt, body, workflowState: state, publishAt, imageIds, urlId } = draft;
  const { categories, tags, product, seo = emptySeo } = draft;
  // The parts render only when their own values change, so that typing stays fast with thousands of variants.
  const texts = useMemo(() => {
    const labels = textLabels(isProduct);
    return (
      <Card>
        <TextField
          label={productText('products.itemTitle')}
          value={title}
          onChange={(text) => set({ title: text })}
          error={errors.title}
        />
        <TextField
          label={labels.excerpt}
          value={excerpt}
          onChange={(text) => set({ excerpt: text })}
          error={errors.excerpt}
          isLong
        />
        <div className={styles.text}>
          <span>{labels.body}</span>
          <Suspense fallback={<Skeleton />}>
            <RichTextEditor
              label={labels.body}
              value={body ?? emptyBody}
              onChange={(text) => set({ body: text.content.length === 0 ? null : text })}
              error={errors.body}
            />
          </Suspense>
        </div>
      </Card>
    );
  }, [isProduct, title, excerpt, body, errors, set]);
  const search = useMemo(
    () => (
      <Card title={productText('products.seo')}>
        <SeoFields
          {...{ seo, title, errors }}
          description={excerpt}
          onChange={(next) => set({ seo: next })}
        />
      </Card>
    ),
    [seo, title, excerpt, errors, set],
  );
  const side = useMemo(
    () => (
      <div className={styles.column}>
        <Card title={productText('products.status')}>
          <SelectField
            label={productText('products.status')}
            isLabelHidden
            choices={workflowChoices(state, isProduct)}
            value={String(state)}
            onChange={(next) => set({ workflowState: Number(next) })}
            error={errors.workflowState}
          />
          {state === workflowState.SCHEDULED && (
            <ScheduleField
              value={publishAt}
              error={errors['publishAt']}
              onChange={(next) => set({ publishAt: next })}
            />
          )}
        </Card>
        <Card title={productText('products.images')}>
          <ItemImages imageIds={imageIds} onChange={(next) => set({ imageIds: [...next] })} />
        </Card>
        <Card title={productText('products.urlSlug')}>
          <TextField
            label={productText('products.urlSlug')}
            value={urlId ?? ''}
            onChange={(slug) => {
              const { draft: current, onChange: send } = latest.current;
              const { urlId: _before, ...rest } = current;
              send(slug === '' ? rest : { ...rest, urlId: slug });
            }}
            error={errors.urlId}
            placeholder={productText('products.slugPlaceholder')}
            isCode
          />
        </Card>
        <Card title={productText('products.categoriesAndTags')}>
          <TagManager
            type="tag"
            tags={tags}
            error={errors['tags']}
            onChange={(next) => set({ tags: next })}
          />
          <CategoryManager
            categories={categories}
            error={errors['categories']}
            onChange={(next) => set({ categories: next })}
          />
        </Card>
      </div>
    ),
    [isProduct, state, publishAt, imageIds, urlId, categories, tags, errors, set],
  );
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {texts}
        {timeZone !== undefined && (
          <EventFields
            event={draft.event ?? null}
            timeZone={timeZone}
            errors={errors}
            onChange={(event) => set({ event })}
          />
        )}
        {hasVideo && (
          <VideoFields
            video={draft.video ?? null}
            errors={errors}
            onChange={(video) => set({ video })}
          />
        )}
        {draft.product !== null && (
          <ProductFields
            itemId={itemId}
            product={draft.product}
            imageIds={draft.imageIds}
            errors={errors}
            onChange={(product) => set({ product })}
          />
        )}
        {product?.productType === 'physical' && <ShippingProfileCard itemId={itemId} />}
        {product !== null && (
          <RelatedFields
            {...{ itemId, collectionId, errors }}
            relatedIds={product.relatedIds ?? noneRelated}
            onChange={(relatedIds) => set({ product: { ...product, relatedIds } })}
          />
        )}
        {search}
      </div>
      {side}
    </div>
  );
}
