import { templateKinds } from '@sitewright/commerce/mail-template';
import type { MailBlock, MailBlockType, MailTemplateKind } from '@sitewright/contracts/entities';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { moveEntry } from '../../controls/move-entry.ts';
import { AssetPicker } from '../assets/asset-picker.tsx';
import { BlockFields } from './block-fields.tsx';
import styles from './store-mails.module.css';
import { blockLabels, newBlock } from './template-labels.ts';

const blockTypes = Object.keys(blockLabels) as readonly MailBlockType[];

/** The errors of one block, by the names of its fields. */
const errorsOf = (errors: Readonly<Record<string, string>>, index: number) =>
  Object.fromEntries(
    ['text', 'label', 'url', 'alt', 'type'].flatMap((field) => {
      const message = errors[`blocks.${index}.${field}`];
      return message === undefined ? [] : [[field, message]];
    }),
  );

/** The blocks of a mail in their order. */
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
  const { variables, hasLines, hasAddress } = templateKinds[kind];
  const newId = () =>
    createId()
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, 24);
  const canAdd = (type: MailBlockType) =>
    (type !== 'orderLines' || hasLines) && (type !== 'address' || hasAddress);
  return (
    <>
      {blocks.map((block, index) => {
        const label = blockLabels[block.type];
        const name = `${label}, block ${index + 1}`;
        return (
          <section key={block.id} className={styles.block} aria-label={name}>
            <header className={styles.blockHead}>
              <h3>{label}</h3>
              <IconButton
                label={`Move ${name} up`}
                size="small"
                isDisabled={index === 0}
                onPress={() => onChange(moveEntry(blocks, index, index - 1))}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move ${name} down`}
                size="small"
                isDisabled={index === blocks.length - 1}
                onPress={() => onChange(moveEntry(blocks, index, index + 1))}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Remove ${name}`}
                size="small"
                onPress={() => onChange(blocks.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </header>
            <BlockFields
              block={block}
              variables={variables}
              errors={errorsOf(errors, index)}
              onChange={(changed) => onChange(blocks.with(index, changed))}
            />
          </section>
        );
      })}
      <Card>
        <ActionMenu
          label="Blocks"
          trigger={<Button icon={<Plus aria-hidden="true" />}>Add block</Button>}
          actions={blockTypes.filter(canAdd).map((type) => ({
            id: type,
            label: blockLabels[type],
            run: () =>
              type === 'image' ? setPicking(true) : onChange([...blocks, newBlock(type, newId())]),
          }))}
        />
      </Card>
      <AssetPicker
        isOpen={isPicking}
        kind="image"
        onPick={({ url }) => onChange([...blocks, { id: newId(), type: 'image', url, alt: '' }])}
        onClose={() => setPicking(false)}
      />
    </>
  );
}
