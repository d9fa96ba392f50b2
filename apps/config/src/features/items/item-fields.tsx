import { tagTypes, workflowState } from '@sitewright/contracts/codes';
import type { RichText } from '@sitewright/contracts/entities';
import { lazy, Suspense, type ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { Skeleton } from '../../controls/reading.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { EventFields } from './event-fields.tsx';
import { ItemImages } from './item-images.tsx';
import styles from './items.module.css';
import { textLabels } from './item-labels.ts';
import type { EditedItem } from './item-draft.ts';
import { TagManager } from '../products/tag-manager/tag-manager.tsx';
import { ProductFields } from './product-fields.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { VideoFields } from './video-fields.tsx';
import { workflowChoices } from './workflow-label.ts';

/** The property of an item for each type of tags. */
const tagMembers = { tag: 'tags', category: 'categories' } as const;

const RichTextEditor = lazy(() =>
  import('../../controls/rich-text/rich-text-editor.tsx').then(({ RichTextEditor: Editor }) => ({
    default: Editor,
  })),
);

const emptyBody: RichText = { type: 'doc', content: [] };

/** The form of an item. */
export function ItemFields({
  draft,
  timeZone,
  hasVideo,
  errors,
  onChange,
}: {
  readonly draft: EditedItem;
  /** The website's time zone for an event; undefined for other items. */
  readonly timeZone: string | undefined;
  /** Whether the item has a video. */
  readonly hasVideo: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: EditedItem) => void;
}): ReactNode {
  const labels = textLabels(draft.product !== null);
  const set = (changes: Partial<EditedItem>) => onChange({ ...draft, ...changes });
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card>
          <TextField
            label="Title"
            value={draft.title}
            onChange={(title) => set({ title })}
            error={errors.title}
          />
          <TextField
            label={labels.excerpt}
            value={draft.excerpt}
            onChange={(excerpt) => set({ excerpt })}
            error={errors.excerpt}
            isLong
          />
          <div className={styles.text}>
            <span>{labels.body}</span>
            <Suspense fallback={<Skeleton />}>
              <RichTextEditor
                label={labels.body}
                value={draft.body ?? emptyBody}
                onChange={(body) => set({ body: body.content.length === 0 ? null : body })}
                error={errors.body}
              />
            </Suspense>
          </div>
        </Card>
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
            product={draft.product}
            imageIds={draft.imageIds}
            errors={errors}
            onChange={(product) => set({ product })}
          />
        )}
      </div>
      <div className={styles.column}>
        <Card title="Status">
          <SelectField
            label="Status"
            isLabelHidden
            choices={workflowChoices(draft.workflowState, draft.product !== null)}
            value={String(draft.workflowState)}
            onChange={(state) => set({ workflowState: Number(state) })}
            error={errors.workflowState}
          />
          {draft.workflowState === workflowState.SCHEDULED && (
            <ScheduleField
              value={draft.publishAt}
              error={errors['publishAt']}
              onChange={(publishAt) => set({ publishAt })}
            />
          )}
        </Card>
        <Card title="Images">
          <ItemImages
            imageIds={draft.imageIds}
            onChange={(imageIds) => set({ imageIds: [...imageIds] })}
          />
        </Card>
        <Card title="URL slug">
          <TextField
            label="URL slug"
            value={draft.urlId ?? ''}
            onChange={(urlId) => {
              const { urlId: _before, ...rest } = draft;
              onChange(urlId === '' ? rest : { ...rest, urlId });
            }}
            error={errors.urlId}
            placeholder="Generated from the title"
            isCode
          />
        </Card>
        <Card title="Categories and tags">
          {tagTypes.map((type) => (
            <TagManager
              key={type}
              type={type}
              tags={draft[tagMembers[type]]}
              error={errors[tagMembers[type]]}
              onChange={(tags) => set({ [tagMembers[type]]: tags })}
            />
          ))}
        </Card>
      </div>
    </div>
  );
}
