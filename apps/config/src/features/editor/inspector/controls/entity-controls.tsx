import { listCollections, listForms, listItems } from '@sitewright/contracts/api';
import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../controls/button.tsx';
import { SelectField, type Choice } from '../../../../controls/select-field.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import type { ControlProps } from './control.ts';
import { useCompleteList } from '../../../../api/read-list.ts';
import { configText } from '../../../../texts/config-text.ts';

function EntityField({
  field,
  value,
  onChange,
  choices,
  read,
  problem = configText('general.unableToLoad'),
  error,
  emptyText,
}: ControlProps & {
  readonly choices: readonly Choice<string>[] | undefined;
  /** The source of the options. */
  readonly read: { readonly error: Error | null; readonly refetch: () => unknown };
  /** The error message when the options cannot be loaded. */
  readonly problem?: string;
  readonly emptyText: string;
}): ReactNode {
  const hasFailed = read.error !== null;
  return (
    <>
      <SelectField
        label={field.label}
        help={choices?.length === 0 ? emptyText : field.help}
        error={hasFailed ? problem : error?.sentence}
        choices={choices ?? []}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
        isLoading={choices === undefined && !hasFailed}
      />
      {hasFailed && (
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          onPress={() => void read.refetch()}
        >
          Try again
        </Button>
      )}
    </>
  );
}

/** Selects a collection. The specification contains the text of the loading error (CFG-03). */
export function CollectionControl(props: ControlProps): ReactNode {
  const { id: websiteId } = useSite();
  const read = useCompleteList(listCollections, { params: { websiteId } });
  return (
    <EntityField
      {...props}
      choices={read.data?.rows.map(({ id, title }) => ({ value: id, label: title }))}
      read={read}
      problem={configText('editor.unableToLoadCollections')}
      emptyText="There is no collection yet. Add one under Pages."
    />
  );
}

export function FormControl(props: ControlProps): ReactNode {
  const { id: websiteId } = useSite();
  const read = useCompleteList(listForms, { params: { websiteId } });
  return (
    <EntityField
      {...props}
      choices={read.data?.rows.map(({ id, name }) => ({ value: id, label: name }))}
      read={read}
      emptyText="There is no form yet. Add one under Forms."
    />
  );
}

/** Selects an item, after its collection if there are several. */
export function ItemControl(props: ControlProps): ReactNode {
  const { id: websiteId } = useSite();
  const [chosenCollectionId, setChosenCollectionId] = useState<string | null>(null);
  const collections = useCompleteList(listCollections, { params: { websiteId } });
  const rows = collections.data?.rows ?? [];
  const hasNoCollection = collections.data !== undefined && rows.length === 0;
  const collectionId = chosenCollectionId ?? rows[0]?.id;
  const items = useCompleteList(
    listItems,
    { params: { websiteId, collectionId: collectionId ?? '' } },
    { enabled: collectionId !== undefined },
  );
  return (
    <>
      {rows.length > 1 && (
        <SelectField
          label="From"
          choices={rows.map(({ id, title }) => ({ value: id, label: title }))}
          value={collectionId ?? null}
          onChange={setChosenCollectionId}
        />
      )}
      <EntityField
        {...props}
        choices={(hasNoCollection ? [] : items.data?.rows)?.map(({ id, title }) => ({
          value: id,
          label: title,
        }))}
        read={collections.error === null ? items : collections}
        emptyText="There is no item yet."
      />
    </>
  );
}
