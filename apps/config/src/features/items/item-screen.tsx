import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import {
  createItem,
  deleteItem,
  listCollections,
  listItems,
  readItem,
  writeItem,
} from '@sitewright/contracts/api';
import { collectionType, contentItemType } from '@sitewright/contracts/codes';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../composition/field-errors.ts';
import { followEntries } from '../../composition/follow-entries.ts';
import { useRead, useSend } from '../../composition/read.ts';
import { useReadNow } from '../../composition/use-read-now.ts';
import { useDraft } from '../../composition/use-draft.ts';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { Reading } from '../../controls/reading.tsx';
import { ContestedFields } from '../../controls/contested-fields.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { newVariantId } from './new-variant-id.ts';
import {
  countedMembers,
  draftOf,
  isReadable,
  newItem,
  newSku,
  newVariant,
  withStockBefore,
  type EditedItem,
} from './item-draft.ts';
import { ItemFields } from './item-fields.tsx';
import { itemValueWords, itemWords } from './item-words.ts';
import { useWholeList } from '../../composition/read-list.ts';
import { configText } from '../../texts/config-text.ts';

/** Collections whose items have fields of their own, with what their items are. */
const datedOrFilmed: Readonly<Record<number, number>> = {
  [collectionType.EVENTS]: contentItemType.EVENT,
  [collectionType.VIDEOS]: contentItemType.SQSP_VIDEO,
  [collectionType.LESSONS]: contentItemType.LESSON,
};

const filmTypes: readonly (number | undefined)[] = [
  contentItemType.SQSP_VIDEO,
  contentItemType.LESSON,
];

const unreadable = new Error('Please check the fields that are marked.');

/** One item, stored or new. */
export function ItemScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const { itemId } = useParams({ from: '/$identifier/framed/products/$itemId' });
  const { collection: collectionId } = useSearch({ from: '/$identifier/framed/products/$itemId' });
  const isNew = itemId === 'new';
  const item = useRead(readItem, { params: { websiteId, itemId } }, { enabled: !isNew });
  const collections = useWholeList(listCollections, { params: { websiteId } }, { enabled: isNew });
  if (!isNew) {
    return (
      <Reading read={item} problem="The item could not be read.">
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
        if (collection === undefined) return <p role="alert">There is no collection.</p>;
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
  const [fresh] = useState(() => newItem(type, newVariant(newVariantId(), newSku(Math.random))));
  const { [type]: recordType } = datedOrFilmed;
  return (
    <ItemForm itemId={null} collectionId={collectionId} recordType={recordType} stored={fresh} />
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
  /** What the item is, as far as it has fields of its own. */
  readonly recordType: number | undefined;
  readonly stored: EditedItem;
}): ReactNode {
  const { id: websiteId, identifier, currency, timeZone } = useSite();
  const navigate = useNavigate();
  const form = useDraft(`item.${itemId ?? `new.${collectionId}`}`, stored, {
    words: itemWords,
    wordOf: (member, value) =>
      itemValueWords(member, value, { currency, isProduct: stored.product !== null }),
    counted: countedMembers,
  });
  const draft = form.value;
  const readNow = useReadNow();
  const [isHeldBack, setHeldBack] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const refreshes = [listItems, readItem, listCollections];
  const create = useSend(createItem, refreshes);
  const write = useSend(writeItem, refreshes);
  const remove = useSend(deleteItem, refreshes);
  const sent = create.error === null ? write.variables : create.variables;
  const error = followEntries(create.error ?? write.error, sent?.body, draft);
  const toList = () =>
    navigate({
      to: '/$identifier/products',
      params: { identifier },
      search: { collection: collectionId },
    });

  async function save() {
    setHeldBack(!isReadable(draft));
    if (!isReadable(draft)) return;
    if (itemId === null) {
      const params = { websiteId, collectionId };
      const made = await create.mutateAsync({ params, body: draft }).catch(() => null);
      if (made === null) return;
      toast.success(`${made.title} is saved`);
      form.end();
      await toList();
      return;
    }
    const params = { websiteId, itemId };
    const body = withStockBefore(draft, form.base);
    const saved = await write.mutateAsync({ params, body }).catch(() => null);
    if (saved === null) return;
    toast.success(`${saved.title} is saved`);
    form.saved(draft, draftOf(saved));
  }
  async function loadNewer() {
    if (itemId === null) return;
    const stored = await readNow(readItem, { params: { websiteId, itemId } });
    if (stored === undefined) return;
    form.follow(draftOf(stored));
    write.reset();
  }
  async function deleteIt() {
    if (itemId === null) return;
    const done = await remove.mutateAsync({ params: { websiteId, itemId } }).catch(() => null);
    setDeleting(false);
    if (done === null) return;
    form.end();
    await toList();
  }

  return (
    <ContestedFields members={form.contested}>
      <Screen
        title={draft.title || (draft.product === null ? 'New item' : 'New product')}
        width="wide"
        actions={
          itemId !== null && (
            <Button icon={<Trash2 aria-hidden="true" />} onPress={() => setDeleting(true)}>
              Delete
            </Button>
          )
        }
      >
        <Problem error={remove.error} />
        <ItemFields
          key={form.generation}
          draft={draft}
          timeZone={recordType === contentItemType.EVENT ? timeZone : undefined}
          isFilmed={filmTypes.includes(recordType)}
          errors={fieldErrors(error)}
          onChange={form.set}
        />
        <SaveBar
          isDirty={form.isDirty}
          isNew={itemId === null}
          isSaving={create.isPending || write.isPending}
          error={isHeldBack && !isReadable(draft) ? unreadable : error}
          words={itemWords}
          onSave={() => void save()}
          onFollow={() => void loadNewer()}
          onDiscard={() => {
            form.end();
            create.reset();
            write.reset();
            setHeldBack(false);
            if (itemId === null) void toList();
          }}
        />
        <ConfirmDialog
          title={`Delete ${draft.title}?`}
          action="Delete"
          isOpen={isDeleting}
          isPending={remove.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() => void deleteIt()}
        >
          Visitors can no longer see or buy it. Orders that hold it stay as they are.
        </ConfirmDialog>
      </Screen>
    </ContestedFields>
  );
}
