import { templateKinds } from '@sitewright/commerce/mail-template';
import type { MailBlock, MailBlockType, MailTemplateKind } from '@sitewright/contracts/entities';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { EntryList } from '../../controls/entry-list.tsx';
import { storeText } from '../../texts/store-text.ts';
import { AssetPicker } from '../assets/asset-picker.tsx';
import { BlockFields } from './block-fields.tsx';
import styles from './store-mails.module.css';
import { blockKeys, describeBlock, newBlock } from './template-labels.ts';

const blockTypes = Object.keys(blockKeys) as readonly MailBlockType[];

/** The errors of one block, by the names of its fields. */
const errorsOf = (errors: Readonly<Record<string, string>>, index: number) =>
  Object.fromEntries(
    ['text', 'label', 'url', 'alt', 'type'].flatMap((field) => {
      const message = errors[`blocks.${index}.${field}`];
      return message === undefined ? [] : [[field, message]];
    }),
  );

/** The blocks of a mail in their order, and the fields of the block that is open. */
export function BlockList({
  kind,
  blocks,
  errors,
  onChange,
}: {
  readonly kind: MailTemplateKind;
  readonly blocks: readonly MailBlock[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (blocks: readonly MailBlock[]) => void;
}): ReactNode {
  const { createId } = useServices();
  const [isPicking, setPicking] = useState(false);
  const [openId, setOpenId] = useState(blocks[0]?.id);
  const { variables, hasLines, hasAddress } = templateKinds[kind];
  const hasError = (index: number) => Object.keys(errorsOf(errors, index)).length > 0;
  const openIndex = blocks.findIndex(({ id }) => id === openId);
  // After the open block was removed, one with an error is shown, because its fields explain the error.
  const index = openIndex === -1 ? blocks.findIndex((_, each) => hasError(each)) : openIndex;
  const open = blocks[index];
  const newId = () =>
    createId()
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, 24);
  const canAdd = (type: MailBlockType) =>
    (type !== 'orderLines' || hasLines) && (type !== 'address' || hasAddress);
  function add(block: MailBlock) {
    setOpenId(block.id);
    onChange([...blocks, block]);
  }
  return (
    <Card
      title={storeText('store.blocks')}
      actions={
        <ActionMenu
          label={storeText('store.blocks')}
          trigger={
            <Button size="small" icon={<Plus aria-hidden="true" />}>
              {storeText('store.addBlock')}
            </Button>
          }
          actions={blockTypes.filter(canAdd).map((type) => ({
            id: type,
            label: storeText(blockKeys[type]),
            run: () => (type === 'image' ? setPicking(true) : add(newBlock(type, newId()))),
          }))}
        />
      }
    >
      {blocks.length === 0 ? (
        <p className={styles.note}>{storeText('store.noBlocks')}</p>
      ) : (
        <EntryList
          label={storeText('store.blocks')}
          entries={blocks}
          labelOf={(block, each) =>
            hasError(each)
              ? storeText('store.blockWithError', { block: describeBlock(block) })
              : describeBlock(block)
          }
          onChange={onChange}
          onOpen={(each) => setOpenId(blocks[each]?.id)}
        />
      )}
      {open !== undefined && (
        <section
          className={styles.block}
          aria-label={storeText('store.blockNumber', {
            type: storeText(blockKeys[open.type]),
            number: index + 1,
          })}
        >
          <h3>{storeText(blockKeys[open.type])}</h3>
          <BlockFields
            key={open.id}
            block={open}
            variables={variables}
            errors={errorsOf(errors, index)}
            onChange={(changed) => onChange(blocks.with(index, changed))}
          />
        </section>
      )}
      <AssetPicker
        isOpen={isPicking}
        kind="image"
        onPick={({ url }) => add({ id: newId(), type: 'image', url, alt: '' })}
        onClose={() => setPicking(false)}
      />
    </Card>
  );
}
