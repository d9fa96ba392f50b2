import { listCollections, listForms, listItems } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { SelectField, type Choice } from '../../../../controls/select-field.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import type { ControlProps } from './control.ts';
import { useWholeList } from '../../../../composition/read-list.ts';
import { configText } from '../../../../texts/config-text.ts';

function EntityField({
  field,
  value,
  onChange,
  choices,
  problem,
  error,
  emptyText,
}: ControlProps & {
  readonly choices: readonly Choice<string>[] | undefined;
  /** Why there are no choices. */
  readonly problem: string | undefined;
  readonly emptyText: string;
}): ReactNode {
  return (
    <SelectField
      label={field.label}
      help={choices?.length === 0 ? emptyText : field.help}
      error={problem ?? error?.sentence}
      choices={choices ?? []}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
    />
  );
}

/** Chooses a collection; its failure has the words of the specification (CFG-03). */
export function CollectionControl(props: ControlProps): ReactNode {
  const { id: websiteId } = useSite();
  const read = useWholeList(listCollections, { params: { websiteId } });
  return (
    <EntityField
      {...props}
      choices={read.data?.rows.map(({ id, title }) => ({ value: id, label: title }))}
      problem={read.error === null ? undefined : configText('editor.unableToLoadCollections')}
      emptyText="There is no collection yet. Add one under Pages."
    />
  );
}

export function FormControl(props: ControlProps): ReactNode {
  const { id: websiteId } = useSite();
  const read = useWholeList(listForms, { params: { websiteId } });
  return (
    <EntityField
      {...props}
      choices={read.data?.rows.map(({ id, name }) => ({ value: id, label: name }))}
      problem={read.error === null ? undefined : 'The forms could not be read.'}
      emptyText="There is no form yet. Make one under Forms."
    />
  );
}

/** Chooses an item: first its collection, then itself. */
export function ItemControl(props: ControlProps): ReactNode {
  const { id: websiteId } = useSite();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const collections = useWholeList(listCollections, { params: { websiteId } });
  const rows = collections.data?.rows ?? [];
  const collectionId = chosenId ?? rows[0]?.id;
  const items = useWholeList(
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
          onChange={setChosenId}
        />
      )}
      <EntityField
        {...props}
        choices={items.data?.rows.map(({ id, title }) => ({ value: id, label: title }))}
        problem={items.error === null ? undefined : 'The items could not be read.'}
        emptyText="There is no item yet."
      />
    </>
  );
}
