import {
  blockOf,
  isShown,
  panelFields,
  panelTabs,
  type BlockDefinition,
  type PanelTab,
} from '@sitewright/blocks/schema';
import type { Block, Section } from '@sitewright/contracts/entities';
import { useMemo, useState, type ReactNode } from 'react';
import { TabSet } from '../../../controls/tab-set.tsx';
import { useEditor, useSession } from '../session/session-context.ts';
import { changeProps, currentProps } from './change-props.ts';
import { FieldControl } from './controls/field-control.tsx';
import { PlacementFields } from './placement-fields.tsx';
import styles from './inspector.module.css';

const tabLabels: Readonly<Record<PanelTab, string>> = {
  content: 'Content',
  design: 'Design',
  advanced: 'Advanced',
};

/** The panel of the selected block, generated from its schema: the same three tabs for every block. */
export function BlockPanel({
  section,
  block,
}: {
  readonly section: Section;
  readonly block: Block;
}): ReactNode {
  const definition = blockOf(block.type);
  const [tab, setTab] = useState<PanelTab>('content');
  if (definition === undefined) {
    return (
      <p className={styles.note}>Unknown block type. It stays on the page but is not shown.</p>
    );
  }
  return (
    <TabSet
      label={definition.label}
      selected={tab}
      onSelect={setTab}
      tabs={panelTabs.map((id) => ({
        id,
        label: tabLabels[id],
        content: (
          <div className={styles.fields}>
            <Fields section={section} block={block} definition={definition} tab={id} />
            {id === 'advanced' && <PlacementFields section={section} block={block} />}
          </div>
        ),
      }))}
    />
  );
}

function Fields({
  section,
  block,
  definition,
  tab,
}: {
  readonly section: Section;
  readonly block: Block;
  readonly definition: BlockDefinition;
  readonly tab: PanelTab;
}): ReactNode {
  const session = useSession();
  const rejected = useEditor((state) => state.rejected);
  const fields = useMemo(() => panelFields(definition), [definition]);
  const props = currentProps(definition, block);
  const visible = fields.filter((field) => field.tab === tab && isShown(field, fields, props));
  if (visible.length === 0 && tab !== 'advanced') {
    return <p className={styles.note}>No settings.</p>;
  }
  return visible.map((field) => {
    const { property } = field;
    const rejectedEdit = rejected.find(
      (edit) => edit.ownerId === block.id && edit.property === property,
    );
    return (
      <FieldControl
        key={`${block.id}.${property}`}
        field={field}
        value={rejectedEdit === undefined ? props[property] : rejectedEdit.value}
        error={rejectedEdit}
        onChange={(value) =>
          session.apply(
            changeProps(section.id, definition, block, { [property]: value }),
            `panel.${block.id}.${property}`,
          )
        }
      />
    );
  });
}
