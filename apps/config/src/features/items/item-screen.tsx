import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import {
  createItem,
  deleteItem,
  listCollections,
  listItems,
  readItem,
  readItemFacets,
  readItemPath,
  readStoreSetup,
  writeItem,
} from '@sitewright/contracts/api';
import { createSku } from '@sitewright/commerce';
import { collectionType, contentItemType } from '@sitewright/contracts/codes';
import { useMemo, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { relocateErrors } from '../../drafts/relocate-errors.ts';
import { useRead, useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { Reading } from '../../controls/reading.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { newVariantId } from './new-variant-id.ts';
import {
  countedMembers,
  draftOf,
  isReadable,
  newItem,
  newVariant,
  withStockBefore,
  type EditedItem,
} from './item-draft.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemFields } from './item-fields.tsx';
import { itemValueLabels, itemLabels } from './item-labels.ts';
import { useCompleteList } from '../../api/read-list.ts';
import { configText } from '../../texts/config-text.ts';

/** The record type of items, by the type of their collection; items of other collections have none. */
const recordTypes: Readonly<Record<number, number>> = {
  [collectionType.EVENTS]: contentItemType.EVENT,
  [collectionType.VIDEOS]: contentItemType.SQSP_VIDEO,
  [collectionType.LESSONS]: contentItemType.LESSON,
};

const videoTypes: readonly (number | undefined)[] = [
  contentItemType.SQSP_VIDEO,
  contentItemType.LESSON,
];

/** Rejects a save while amounts are invalid. */
const invalidAmounts = () => new Error(productText('products.checkMarkedFields'));

/** The editor of a stored or new item. */
export function ItemScreen(): ReactNode {
  const { id: websiteId } = useSite();
  // Products and other items have a path each.
  const { itemId = 'new' } = useParams({ strict: false });
  const { collection: collectionId } = useSearch({ strict: false });
  const isNew = itemId === 'new';
  const item = useRead(readItem, { params: { websiteId, itemId } }, { enabled: !isNew });
  const collections = useCompleteList(
    listCollections,
    { params: { websiteId } },
    { enabled: isNew },
  );
  if (!isNew) {
    return (
      <Reading read={item} problem={productText('products.itemNotLoaded')}>
        {(data) => (
          <ItemForm
            key={data.id}
            itemId={data.id}
            collectionId={data.collectionId}
            recordType={data.recordType}
            stored={draftOf(data)}
          />
        )}
      </Reading>
    );
  }
  return (
    <Reading read={collections} problem={configText('editor.unableToLoadCollections')}>
      {({ rows }) => {
        const collection = rows.find(({ id }) => id === collectionId) ?? rows[0];
        if (collection === undefined)
          return <p role="alert">{productText('products.noCollection')}</p>;
        return <NewItem collectionId={collection.id} type={collection.type} />;
      }}
    </Reading>
  );
}

function NewItem({
  collectionId,
  type,
}: {
  readonly collectionId: string;
  readonly type: number;
}): ReactNode {
  const [initial] = useState(() =>
    newItem(type, newVariant(newVariantId(), createSku(Math.random))),
  );
  const { [type]: recordType } = recordTypes;
  return (
    <ItemForm itemId={null} collectionId={collectionId} recordType={recordType} stored={initial} />
  );
}

function ItemForm({
  itemId,
  collectionId,
  recordType,
  stored,
}: {
  readonly itemId: string | null;
  readonly collectionId: string;
  /** The type of the item, if it has specific fields. */
  readonly recordType: number | undefined;
  readonly stored: EditedItem;
}): ReactNode {
  const { id: websiteId, identifier, currency, timeZone } = useSite();
  const navigate = useNavigate();
  const form = useDraft(`item.${itemId ?? `new.${collectionId}`}`, stored, {
    labels: itemLabels(stored.product !== null),
    textOf: (member, value) =>
      itemValueLabels(member, value, { currency, isProduct: stored.product !== null }),
    counted: countedMembers,
  });
  const draft = form.value;
  const fetchLatest = useFetchLatest();
  const [isSaveBlocked, setSaveBlocked] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const refreshes = [
    listItems,
    readItem,
    listCollections,
    readItemFacets,
    readItemPath,
    readStoreSetup,
  ];
  const create = useSend(createItem, refreshes);
  const write = useSend(writeItem, refreshes);
  const remove = useSend(deleteItem, refreshes);
  const sent = create.error === null ? write.variables : create.variables;
  const error = relocateErrors(create.error ?? write.error, sent?.body, draft);
  const errors = useMemo(() => fieldErrors(error), [error]);
  const openList = () =>
    navigate({
      to: stored.product === null ? '/$identifier/content' : '/$identifier/products',
      params: { identifier },
      search: { collection: collectionId },
    });

  async function save() {
    setSaveBlocked(!isReadable(draft));
    if (!isReadable(draft)) return;
    if (itemId === null) {
      const params = { websiteId, collectionId };
      const created = await create.mutateAsync({ params, body: draft }).catch(() => null);
      if (created === null) return;
      toast.success(productText('products.saved', { name: created.title }));
      form.end();
      await openList();
      return;
    }
    const params = { websiteId, itemId };
    const body = withStockBefore(draft, form.base);
    const saved = await write.mutateAsync({ params, body }).catch(() => null);
    if (saved === null) return;
    toast.success(productText('products.saved', { name: saved.title }));
    form.saved(draft, draftOf(saved));
  }
  async function loadNewer() {
    if (itemId === null) return;
    const newer = await fetchLatest(readItem, { params: { websiteId, itemId } });
    if (newer === undefined) return;
    form.rebase(draftOf(newer));
    write.reset();
  }
  async function deleteIt() {
    if (itemId === null) return;
    const deleted = await remove.mutateAsync({ params: { websiteId, itemId } }).catch(() => null);
    setDeleting(false);
    if (deleted === null) return;
    form.end();
    await openList();
  }

  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Screen
        title={
          draft.title ||
          productText(draft.product === null ? 'products.newItem' : 'products.newProduct')
        }
        parent={
          <Link
            to={stored.product === null ? '/$identifier/content' : '/$identifier/products'}
            params={{ identifier }}
            search={{ collection: collectionId }}
          >
            {productText(stored.product === null ? 'products.content' : 'products.title')}
          </Link>
        }
        width="wide"
        actions={
          itemId !== null && (
            <ItemActions
              {...{ itemId, stored }}
              isDirty={form.isDirty}
              onDelete={() => setDeleting(true)}
            />
          )
        }
      >
        <Problem error={remove.error} />
        <ItemFields
          key={form.generation}
          draft={draft}
          timeZone={recordType === contentItemType.EVENT ? timeZone : undefined}
          hasVideo={videoTypes.includes(recordType)}
          {...{ itemId, collectionId }}
          errors={errors}
          onChange={form.set}
        />
        <SaveBar
          isDirty={form.isDirty}
          isNew={itemId === null}
          isSaving={create.isPending || write.isPending}
          error={isSaveBlocked && !isReadable(draft) ? invalidAmounts() : error}
          labels={itemLabels(stored.product !== null)}
          onSave={() => void save()}
          onFollow={() => void loadNewer()}
          onDiscard={() => {
            form.end();
            create.reset();
            write.reset();
            setSaveBlocked(false);
            if (itemId === null) void openList();
          }}
        />
        <ConfirmDialog
          title={productText('products.deleteQuestion', { name: draft.title })}
          action={productText('products.delete')}
          isOpen={isDeleting}
          isPending={remove.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() => void deleteIt()}
        >
          {productText('products.deleteItemText')}
        </ConfirmDialog>
      </Screen>
    </FieldConflicts>
  );
}
