import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import {
  changeDiscounts,
  createDiscount,
  listDiscounts,
  listDiscountTargets,
  readDiscount,
  writeDiscount,
} from '@sitewright/contracts/api';
import { discountLabel } from '@sitewright/commerce/discount';
import type { StoreDiscount } from '@sitewright/contracts/entities';
import { Copy, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
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
import { useDraft } from '../../drafts/use-draft.ts';
import { formatMinorUnits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText, storeTexts } from '../../texts/store-text.ts';
import { describeDiscount } from './describe-discount.ts';
import { DiscountFields } from './discount-fields.tsx';
import { discountLabelKeys, discountStatusKeys, discountStatusTones } from './discount-labels.ts';
import styles from './discounts.module.css';
import {
  findDiscountErrors,
  isComplete,
  newDiscount,
  toCopy,
  toDraft,
  toEdited,
  type EditedDiscount,
} from './edited-discount.ts';

/** The form of a stored or new discount. */
export function DiscountScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const { discountId } = useParams({ from: '/$identifier/framed/discounts/$discountId' });
  const { copy } = useSearch({ from: '/$identifier/framed/discounts/$discountId' });
  const isNew = discountId === 'new';
  const source = isNew ? copy : discountId;
  const stored = useRead(
    readDiscount,
    { params: { websiteId, discountId: source ?? '' } },
    { enabled: source !== undefined },
  );
  if (source === undefined) return <DiscountForm key="new" initial={newDiscount} />;
  return (
    <Reading read={stored} problem={storeText('store.discountNotLoaded')}>
      {(data) =>
        isNew ? (
          <DiscountForm key={`copy.${data.id}`} initial={toCopy(data)} copiedId={data.id} />
        ) : (
          <DiscountForm key={data.id} initial={toEdited(data)} stored={data} />
        )
      }
    </Reading>
  );
}

function DiscountForm({
  initial,
  stored,
  copiedId,
}: {
  readonly initial: EditedDiscount;
  /** Undefined for a new discount. */
  readonly stored?: StoreDiscount;
  readonly copiedId?: string;
}): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const navigate = useNavigate();
  const form = useDraft(`discount.${stored?.id ?? `new.${copiedId ?? ''}`}`, initial, {
    labels: storeTexts(discountLabelKeys),
  });
  const fetchLatest = useFetchLatest();
  const [isSaveBlocked, setSaveBlocked] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const refreshes = [listDiscounts, readDiscount];
  const create = useSend(createDiscount, refreshes);
  const write = useSend(writeDiscount, refreshes);
  const remove = useSend(changeDiscounts, refreshes);
  const error = create.error ?? write.error;
  const draft = form.value;
  const ownErrors = findDiscountErrors(draft);
  const canSave = isComplete(draft) && Object.keys(ownErrors).length === 0;
  const openList = () =>
    navigate({ to: '/$identifier/discounts', params: { identifier }, search: {} });

  async function save() {
    setSaveBlocked(!canSave);
    if (!canSave) return;
    if (stored === undefined) {
      const params = { websiteId };
      const created = await create.mutateAsync({ params, body: toDraft(draft) }).catch(() => null);
      if (created === null) return;
      toast.success(storeText('store.isSaved', { name: discountLabel(created) }));
      form.end();
      await openList();
      return;
    }
    const params = { websiteId, discountId: stored.id };
    const body = { draft: toDraft(draft), revision: stored.revision };
    const saved = await write.mutateAsync({ params, body }).catch(() => null);
    if (saved === null) return;
    toast.success(storeText('store.isSaved', { name: discountLabel(saved) }));
    form.saved(draft, toEdited(saved));
  }
  async function loadNewer() {
    if (stored === undefined) return;
    const newer = await fetchLatest(readDiscount, {
      params: { websiteId, discountId: stored.id },
    });
    if (newer === undefined) return;
    form.rebase(toEdited(newer));
    write.reset();
  }
  async function deleteIt() {
    if (stored === undefined) return;
    const body = { discountIds: [stored.id], action: 'delete' as const };
    const deleted = await remove.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    setDeleting(false);
    if (deleted === null) return;
    form.end();
    await openList();
  }

  const name = draft.method === 'code' ? draft.code : draft.title;
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Screen
        title={name || storeText('store.newDiscount')}
        parent={
          <Link to="/$identifier/discounts" params={{ identifier }} search={{}}>
            {storeText('store.discounts')}
          </Link>
        }
        width="wide"
        actions={
          stored !== undefined && (
            <>
              <Button
                icon={<Copy aria-hidden="true" />}
                onPress={() =>
                  void navigate({
                    to: '/$identifier/discounts/$discountId',
                    params: { identifier, discountId: 'new' },
                    search: { copy: stored.id },
                  })
                }
              >
                {storeText('store.duplicate')}
              </Button>
              <Button icon={<Trash2 aria-hidden="true" />} onPress={() => setDeleting(true)}>
                {storeText('store.delete')}
              </Button>
            </>
          )
        }
      >
        <Problem error={remove.error} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <DiscountFields
              key={form.generation}
              draft={draft}
              errors={{ ...draftErrors(error), ...(isSaveBlocked ? ownErrors : {}) }}
              onChange={form.set}
            />
          </div>
          <div className={styles.summary}>
            <Summary draft={draft} stored={stored} />
          </div>
        </div>
        <SaveBar
          isDirty={form.isDirty}
          isNew={stored === undefined}
          isSaving={create.isPending || write.isPending}
          error={isSaveBlocked && !canSave ? new Error(storeText('store.checkFields')) : error}
          labels={storeTexts(discountLabelKeys)}
          onSave={() => void save()}
          onFollow={() => void loadNewer()}
          onDiscard={() => {
            form.end();
            create.reset();
            write.reset();
            setSaveBlocked(false);
            if (stored === undefined) void openList();
          }}
        />
        <ConfirmDialog
          title={storeText('store.deleteNamed', { name })}
          action={storeText('store.delete')}
          isOpen={isDeleting}
          isPending={remove.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() => void deleteIt()}
        >
          {storeText('store.discountDeleteHelp')}
        </ConfirmDialog>
      </Screen>
    </FieldConflicts>
  );
}

/** The errors of the form's members; a write names them below `draft`. */
const draftErrors = (error: Error | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, text]) => [path.replace(/^draft\./, ''), text]),
  );

function Summary({
  draft,
  stored,
}: {
  readonly draft: EditedDiscount;
  readonly stored: StoreDiscount | undefined;
}): ReactNode {
  const { id: websiteId, currency, timeZone } = useSite();
  const targets = useRead(listDiscountTargets, { params: { websiteId } });
  const titles = new Map(targets.data?.products.map(({ id, title }) => [id, title]));
  return (
    <Card title={storeText('store.summary')}>
      <p className={styles.sentence}>
        {isComplete(draft)
          ? describeDiscount(toDraft(draft), {
              currency,
              timeZone,
              titleOf: (id) => titles.get(id),
            })
          : storeText('store.checkFields')}
      </p>
      {stored !== undefined && (
        <>
          <p>
            <Badge tone={discountStatusTones[stored.status]}>
              {storeText(discountStatusKeys[stored.status])}
            </Badge>
          </p>
          <dl className={styles.facts}>
            <dt>{storeText('store.used')}</dt>
            <dd>
              {stored.useLimit === null ? stored.uses : `${stored.uses} / ${stored.useLimit}`}
            </dd>
            <dt>{storeText('store.sales')}</dt>
            <dd>{formatMinorUnits(stored.salesCents, currency)}</dd>
          </dl>
        </>
      )}
    </Card>
  );
}
