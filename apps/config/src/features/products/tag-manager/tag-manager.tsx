import type { TagType } from '@sitewright/contracts/codes';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../controls/button.tsx';
import type { Choice } from '../../../controls/select-field.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { productText } from '../../../texts/product-text.ts';
import { errorText } from './error-text.ts';
import { initialTagManager, openRename, transition, type TagManagerEvent } from './state.ts';
import styles from './tag-manager.module.css';
import { RenamedTagRow, TagRow } from './tag-row.tsx';

const labelKeys = {
  tag: { title: 'products.tags', add: 'products.newTag', none: 'products.noTags' },
  category: {
    title: 'products.categories',
    add: 'products.newCategory',
    none: 'products.noCategories',
  },
} as const satisfies Record<TagType, unknown>;

/** Where the focus moves when the focused control is removed. */
interface FocusTarget {
  readonly row: number;
  readonly control: 'rename' | 'remove' | 'name';
}

/** A longer list is not read. */
const maxSuggestions = 50;

/** The suggestions that contain what is typed and are not chosen yet. */
const matchingSuggestions = (
  suggestions: readonly Choice<string>[],
  typed: string,
  tags: readonly string[],
): readonly Choice<string>[] =>
  suggestions
    .filter(
      ({ value, label }) =>
        !tags.includes(value) && label.toLowerCase().includes(typed.trim().toLowerCase()),
    )
    .slice(0, maxSuggestions);

/** Adds, renames and removes the tags or categories of an item (TAG-01). */
export function TagManager({
  type,
  tags,
  suggestions,
  error,
  onChange,
}: {
  readonly type: TagType;
  readonly tags: readonly string[];
  /** Existing ones that can be chosen. */
  readonly suggestions?: readonly Choice<string>[];
  /** The server's message about the whole list. */
  readonly error?: string | undefined;
  readonly onChange: (tags: string[]) => void;
}): ReactNode {
  const [state, setState] = useState(initialTagManager);
  const [announcement, announce] = useState('');
  const { list, newField, focusOn } = useFocusInList();
  const { title, none } = labelKeys[type];
  const add = productText(labelKeys[type].add);
  const renamed = openRename({ state, tags });
  const errorAt = (field: 'new' | 'renamed') =>
    state.error?.at === field ? errorText(type, state.error.code) : undefined;

  function step(event: TagManagerEvent) {
    const next = transition({ type, tags, state }, event);
    setState(next.state);
    if (next.tags !== tags) onChange([...next.tags]);
    announce(next.state.error === null ? '' : errorText(type, next.state.error.code));
    return next;
  }
  function startRename(tag: string) {
    const { state: started } = step({ kind: 'startRename', tag });
    if (started.error !== null && renamed !== null) {
      focusOn({ row: tags.indexOf(renamed.tag), control: 'name' });
    }
  }
  function closeRename(kind: 'rename' | 'cancelRename', row: number) {
    const closed = step({ kind });
    focusOn({ row, control: closed.state.renamed === null ? 'rename' : 'name' });
  }
  function remove(tag: string, row: number) {
    const { tags: remaining } = step({ kind: 'remove', tag });
    announce(productText('products.removed', { name: tag }));
    focusOn({ row: Math.min(row, remaining.length - 1), control: 'remove' });
  }
  function addTyped() {
    const { tags: next } = step({ kind: 'add' });
    const added = next.at(-1);
    if (next !== tags && added !== undefined)
      announce(productText('products.added', { name: added }));
  }

  return (
    <fieldset className={styles.manager}>
      <legend className={styles.title}>{productText(title)}</legend>
      {tags.length === 0 ? (
        <p className={styles.none}>{productText(none)}</p>
      ) : (
        <ul className={styles.tags} ref={list}>
          {tags.map((tag, row) =>
            tag === renamed?.tag ? (
              <RenamedTagRow
                key={tag}
                tag={tag}
                text={renamed.text}
                error={errorAt('renamed')}
                onType={(text) => step({ kind: 'typeRename', text })}
                onSave={() => closeRename('rename', row)}
                onCancel={() => closeRename('cancelRename', row)}
              />
            ) : (
              <TagRow
                key={tag}
                tag={tag}
                onRename={() => startRename(tag)}
                onRemove={() => remove(tag, row)}
              />
            ),
          )}
        </ul>
      )}
      <form
        ref={newField}
        className={styles.line}
        aria-label={add}
        onSubmit={(event) => {
          event.preventDefault();
          addTyped();
        }}
      >
        <TextField
          label={add}
          isLabelHidden
          placeholder={add}
          value={state.typed}
          onChange={(text) => step({ kind: 'typeNew', text })}
          error={errorAt('new') ?? error}
          {...(suggestions === undefined
            ? {}
            : { suggestions: matchingSuggestions(suggestions, state.typed, tags) })}
        />
        <Button type="submit" icon={<Plus aria-hidden="true" />}>
          {productText('products.add')}
        </Button>
      </form>
      <output className={styles.said}>{announcement}</output>
    </fieldset>
  );
}

/** Moves the focus after the list has rendered; to the field for a new tag if no tag is left. */
function useFocusInList() {
  const list = useRef<HTMLUListElement>(null);
  const newField = useRef<HTMLFormElement>(null);
  const [target, focusOn] = useState<FocusTarget | null>(null);
  useEffect(() => {
    if (target === null) return;
    const row = list.current?.children[target.row];
    const controls = row?.querySelectorAll<HTMLElement>(
      target.control === 'name' ? 'input' : 'button',
    );
    const control = controls?.[target.control === 'remove' ? controls.length - 1 : 0];
    (control ?? newField.current?.querySelector('input'))?.focus();
  }, [target]);
  return { list, newField, focusOn };
}
