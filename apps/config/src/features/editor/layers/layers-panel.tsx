import { blockOf } from '@sitewright/blocks/schema';
import { plainText } from '@sitewright/blocks/view';
import type { Block, Section } from '@sitewright/contracts/entities';
import { readingOrder } from '@sitewright/page-model';
import { ChevronRight, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import type { Selection } from '../../../canvas/protocol.ts';
import { editableTexts } from '../../../canvas/text/find-text.ts';
import { BlockIcon } from '../picker/block-icon.tsx';
import { useEditor, useSession } from '../session/session-context.ts';
import styles from './layers-panel.module.css';

const keyOf = ({ sectionId, blockId }: Selection): string =>
  blockId === null ? sectionId : `${sectionId}/${blockId}`;

function selectionOf(key: string): Selection {
  const [sectionId = '', blockId = null] = key.split('/');
  return { sectionId, blockId };
}

/** The start of a block's text, to recognize the block by. */
function previewOf(block: Block): string {
  const texts = editableTexts(block).map((text) =>
    text.kind === 'rich' ? plainText(text.value) : text.value,
  );
  return (texts.find((text) => text.trim() !== '') ?? '').slice(0, 40);
}

/** The page as a tree in reading order. Selecting an entry selects it on the page too. */
export function LayersPanel(): ReactNode {
  const session = useSession();
  const document = useEditor((state) => state.document);
  const selection = useEditor((state) => state.selection);
  const rows = document.sections.map((section, index) => ({ id: section.id, section, index }));
  if (rows.length === 0) return <p className={styles.empty}>This page is empty.</p>;
  return (
    <Tree
      aria-label="Layers"
      className={styles.tree ?? ''}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={selection === null ? [] : [keyOf(selection)]}
      defaultExpandedKeys={rows.map(({ id }) => id)}
      items={rows}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        session.select(key === undefined ? null : selectionOf(String(key)), { reveal: true });
      }}
    >
      {({ id, section, index }) => (
        <TreeItem id={id} textValue={titleOf(section, index)} className={styles.item ?? ''}>
          <TreeItemContent>
            <Button slot="chevron" className={styles.chevron ?? ''}>
              <ChevronRight size={12} aria-hidden="true" />
            </Button>
            <Rows3 aria-hidden="true" />
            <span className={styles.name}>{titleOf(section, index)}</span>
          </TreeItemContent>
          <Collection
            items={readingOrder(section.layout).map((block) => ({
              id: keyOf({ sectionId: section.id, blockId: block.id }),
              block,
            }))}
          >
            {({ id: key, block }) => <BlockLayer key={key} id={key} block={block} />}
          </Collection>
        </TreeItem>
      )}
    </Tree>
  );
}

const titleOf = (section: Section, index: number): string => section.name ?? `Section ${index + 1}`;

function BlockLayer({ id, block }: { readonly id: string; readonly block: Block }): ReactNode {
  const definition = blockOf(block.type);
  const label = definition?.label ?? 'Unknown block';
  return (
    <TreeItem id={id} textValue={`${label} ${previewOf(block)}`} className={styles.item ?? ''}>
      <TreeItemContent>
        <BlockIcon name={definition?.name ?? ''} />
        <span className={styles.name}>
          {label} <span className={styles.words}>{previewOf(block)}</span>
        </span>
      </TreeItemContent>
    </TreeItem>
  );
}
