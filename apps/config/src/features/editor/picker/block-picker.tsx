import { blockList, type BlockCategory, type BlockDefinition } from '@sitewright/blocks/schema';
import { useState, type ReactNode } from 'react';
import { ListBox, ListBoxItem, ListBoxSection, Collection, Header } from 'react-aria-components';
import { Dialog } from '../../../controls/dialog.tsx';
import menu from '../../../controls/menu.module.css';
import { SearchField } from '../../../controls/search-field.tsx';
import { BlockIcon } from './block-icon.tsx';
import styles from './block-picker.module.css';
import { searchBlocks } from './search-blocks.ts';

const categoryLabels: Readonly<Record<BlockCategory, string>> = {
  basic: 'Basic',
  media: 'Media',
  shop: 'Store',
  forms: 'Forms',
  lists: 'Lists and collections',
  advanced: 'More',
};

/** Selects a block type, by category or search. */
export function BlockPicker({
  isOpen,
  onPick,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onPick: (definition: BlockDefinition) => void;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog title="Add a block" size="medium" isOpen={isOpen} onClose={onClose}>
      <PickerList
        onPick={(definition) => {
          onClose();
          onPick(definition);
        }}
      />
    </Dialog>
  );
}

function PickerList({
  onPick,
}: {
  readonly onPick: (definition: BlockDefinition) => void;
}): ReactNode {
  const [search, setSearch] = useState('');
  const groups = searchBlocks(blockList, search);
  const firstMatch = groups[0]?.blocks[0];
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (firstMatch !== undefined) onPick(firstMatch);
        }}
      >
        <SearchField label="Search blocks" value={search} onChange={setSearch} isFirst />
      </form>
      <ListBox
        aria-label="Blocks"
        className={styles.list ?? ''}
        layout="grid"
        items={groups}
        onAction={(key) => {
          const definition = blockList.find(({ type }) => type === Number(key));
          if (definition !== undefined) onPick(definition);
        }}
        renderEmptyState={() => <p>No blocks found.</p>}
      >
        {({ category, blocks }) => (
          <ListBoxSection id={category} className={styles.group ?? ''}>
            <Header className={menu.header ?? ''}>{categoryLabels[category]}</Header>
            <Collection items={blocks.map((definition) => ({ id: definition.type, definition }))}>
              {({ id, definition }) => (
                <ListBoxItem id={id} textValue={definition.label} className={styles.item ?? ''}>
                  <BlockIcon name={definition.name} />
                  {definition.label}
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </>
  );
}
