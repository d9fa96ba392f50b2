import {
  listCategories,
  listDiscountTargets,
  writeCategories,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { FolderTree } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { Card } from '../../controls/card.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { AddCategory } from './add-category.tsx';
import { CategoryRows } from './category-rows.tsx';
import { entriesOf, errorsByName, findRowErrors, rowsOf, toEdited } from './edited-categories.ts';

/** A list of this length is found through without a search. */
const searchableLength = 10;

/** Rejects a save while rows have errors. */
const invalidRows = () => new Error(productText('products.checkMarkedCategories'));

/** The tree of categories, in which each one can be moved. */
export function CategoriesForm({
  stored,
  canChange,
}: {
  readonly stored: EndpointResponse<typeof listCategories>;
  readonly canChange: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [search, setSearch] = useState('');
  const searchText = useDeferredValue(search.trim());
  const { categories } = stored;
  const edited = useMemo(() => toEdited(stored), [stored]);
  const names = Object.keys(edited.parents);
  const labels = {
    parents: '',
    ...Object.fromEntries(names.map((name) => [name, productText('products.parentOf', { name })])),
  };
  const form = useDraft(`categories.${websiteId}`, edited, {
    labels,
    textOf: (_, value) => (value === '' ? productText('products.topLevel') : undefined),
  });
  const write = useSend(writeCategories, [listCategories, listDiscountTargets]);
  const fetchLatest = useFetchLatest();
  const [isRejected, setRejected] = useState(false);
  const draft = form.value;
  const rowErrors = findRowErrors(draft);
  const errors = new Map(
    Object.entries({
      ...errorsByName(fieldErrors(write.error), write.variables?.body.parents),
      ...rowErrors,
    }),
  );
  const hasErrors = Object.keys(rowErrors).length > 0;
  const move = (name: string, parent: string) =>
    form.set({ ...draft, parents: { ...draft.parents, [name]: parent } });
  /** Removes a category that is not saved yet. */
  function remove(name: string) {
    const rest = Object.entries(draft.parents).filter(([other]) => other !== name);
    const parents = rest.map(([other, parent]) => [other, parent === name ? '' : parent]);
    form.set({ ...draft, parents: Object.fromEntries(parents) as typeof draft.parents });
  }

  async function save() {
    setRejected(hasErrors);
    if (hasErrors) return;
    const body = { parents: entriesOf(draft, categories), revision: draft.revision };
    const saved = await write.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    if (saved === null) return;
    form.saved(draft, toEdited(saved));
    toast(productText('products.categoriesSaved'));
  }
  async function loadNewer() {
    const newer = await fetchLatest(listCategories, { params: { websiteId } });
    if (newer === undefined) return;
    form.rebase(toEdited(newer));
    write.reset();
  }
  const isEmpty = Object.keys(draft.parents).length === 0;
  return (
    <FieldConflicts conflicts={form.conflicts}>
      {canChange && (
        <AddCategory names={Object.keys(draft.parents)} onAdd={(name) => move(name, '')} />
      )}
      {Object.keys(draft.parents).length > searchableLength && (
        <ListToolbar
          search={{
            label: productText('products.searchCategories'),
            value: search,
            onChange: setSearch,
          }}
        />
      )}
      <Card isFlush>
        {isEmpty ? (
          <EmptyState icon={<FolderTree />} title={productText('products.noCategoriesYet')}>
            {productText('products.noCategoriesText')}
          </EmptyState>
        ) : (
          <CategoryRows
            edited={draft}
            rows={rowsOf(draft, categories, searchText)}
            errors={errors}
            isDirty={form.isDirty}
            onMove={canChange ? move : undefined}
            onRemove={remove}
          />
        )}
      </Card>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={write.isPending}
        error={isRejected && hasErrors ? invalidRows() : write.error}
        labels={labels}
        onSave={() => void save()}
        onDiscard={() => {
          form.end();
          setRejected(false);
          write.reset();
        }}
        onFollow={() => void loadNewer()}
      />
    </FieldConflicts>
  );
}
