import { plainText } from '@sitewright/blocks/view';
import type { RichText } from '@sitewright/contracts/entities';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../controls/button.tsx';
import { Dialog } from '../../../../controls/dialog.tsx';
import { errorAt, type ControlProps } from './control.ts';
import { ControlGroup } from './control-group.tsx';
import { EntryList } from '../../../../controls/entry-list.tsx';

type Entry = Readonly<Record<string, unknown>>;

const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'content' in value;

/** The label of an entry: the start of its first text. */
function labelOf(entry: Entry, index: number): string {
  for (const value of Object.values(entry)) {
    const text = isRichText(value) ? plainText(value) : value;
    if (typeof text === 'string' && text.trim() !== '') return text.slice(0, 60);
  }
  return `Entry ${index + 1}`;
}

interface ListControlProps extends ControlProps {
  /** The control of one property of an entry. */
  readonly EntryControl: (props: ControlProps) => ReactNode;
}

/** A list of entries, each with its own controls. */
export function ListControl({
  field,
  value,
  onChange,
  error,
  EntryControl,
}: ListControlProps): ReactNode {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const entries = (value ?? []) as readonly Entry[];
  const openEntry = openIndex === null ? undefined : entries[openIndex];
  return (
    <ControlGroup field={field} error={error}>
      <EntryList
        label={field.label}
        entries={entries}
        labelOf={labelOf}
        onChange={onChange}
        onOpen={setOpenIndex}
      />
      <Button
        icon={<Plus aria-hidden="true" />}
        onPress={() => {
          onChange([...entries, field.newEntry ?? {}]);
          setOpenIndex(entries.length);
        }}
      >
        Add entry
      </Button>
      {openEntry !== undefined && (
        <Dialog
          title={`${field.label}, ${(openIndex ?? 0) + 1} of ${entries.length}`}
          isOpen
          onClose={() => setOpenIndex(null)}
          actions={
            <Button variant="primary" onPress={() => setOpenIndex(null)}>
              Done
            </Button>
          }
        >
          {(field.entryFields ?? []).map((entryField) => (
            <EntryControl
              key={entryField.property}
              field={entryField}
              value={openEntry[entryField.property]}
              error={errorAt(error, `${openIndex}.${entryField.property}`)}
              onChange={(newValue) =>
                onChange(
                  entries.map((entry, index) =>
                    index === openIndex ? { ...entry, [entryField.property]: newValue } : entry,
                  ),
                )
              }
            />
          ))}
        </Dialog>
      )}
    </ControlGroup>
  );
}
