import type { FormField, FormFieldKind } from '@sitewright/contracts/entities';
import { GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { errorAt } from '../../api/field-errors.ts';
import { useServices } from '../../app/services.ts';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { moveEntry } from '../../controls/move-entry.ts';
import { FieldSettings } from './field-settings.tsx';
import styles from './form-screen.module.css';
import { fieldKindLabels, newField } from './new-form.ts';

interface FieldListProps {
  readonly form: { readonly fields: readonly FormField[] };
  readonly errors: Readonly<Record<string, string>>;
  /** The kinds of fields that can be added. Default: all. */
  readonly kinds?: readonly FormFieldKind[];
  readonly emptyText?: string;
  readonly onChange: (changes: { readonly fields: FormField[] }) => void;
}

const allKinds = Object.keys(fieldKindLabels) as FormFieldKind[];

/** The fields of a form, and the settings of the selected one. */
export function FieldList({
  form,
  errors,
  kinds = allKinds,
  emptyText = 'The form has no fields yet.',
  onChange,
}: FieldListProps): ReactNode {
  const { createId } = useServices();
  const { fields } = form;
  const [selectedId, setSelectedId] = useState(fields[0]?.id);
  const selected = fields.find(({ id }) => id === selectedId);
  const setFields = (next: readonly FormField[]) => onChange({ fields: [...next] });
  const indexOf = (key: unknown) => fields.findIndex(({ id }) => id === key);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.drop ?? ''} />
    ),
    onReorder({ keys, target }) {
      const from = indexOf([...keys][0]);
      const insertAt = indexOf(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      setFields(moveEntry(fields, from, insertAt > from ? insertAt - 1 : insertAt));
    },
  });

  function add(kind: FormFieldKind) {
    const field = newField(kind, createId());
    setFields([...fields, field]);
    setSelectedId(field.id);
  }

  return (
    <div className={styles.build}>
      <div className={styles.fields}>
        <GridList
          aria-label="Fields"
          className={styles.fields ?? ''}
          items={fields}
          // A row's actions depend on the whole list, not only on its field.
          dependencies={[fields]}
          dragAndDropHooks={dragAndDropHooks}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={selectedId === undefined ? [] : [selectedId]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            if (key !== undefined) setSelectedId(String(key));
          }}
          renderEmptyState={() => <p>{emptyText}</p>}
        >
          {(field) => (
            <GridListItem id={field.id} textValue={field.title} className={styles.field ?? ''}>
              <AriaButton
                slot="drag"
                className={styles.grip ?? ''}
                aria-label={`Move ${field.title}`}
              >
                <GripVertical size={14} aria-hidden="true" />
              </AriaButton>
              <span>
                {field.title}
                {field.required && ' *'}
                <span className={styles.kind}>{fieldKindLabels[field.type] ?? field.type}</span>
              </span>
              <IconButton
                label={`Remove ${field.title}`}
                size="small"
                onPress={() => setFields(fields.filter(({ id }) => id !== field.id))}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </GridListItem>
          )}
        </GridList>
        <div>
          <ActionMenu
            label="Kinds of fields"
            trigger={<Button icon={<Plus aria-hidden="true" />}>Add field</Button>}
            actions={kinds.flatMap((kind) => {
              const label = fieldKindLabels[kind];
              // A field without a known kind exists in old forms only.
              return label === undefined ? [] : [{ id: kind, label, run: () => add(kind) }];
            })}
          />
        </div>
      </div>
      {selected !== undefined && (
        <Card title="Field">
          <FieldSettings
            field={selected}
            errorOf={(property) =>
              errorAt(errors, `fields.${fields.indexOf(selected)}.${property}`)
            }
            onChange={(changed) =>
              setFields(fields.map((field) => (field.id === changed.id ? changed : field)))
            }
          />
        </Card>
      )}
    </div>
  );
}
