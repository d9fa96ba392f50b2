import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { IconButton } from './icon-button.tsx';
import { Problem } from './problem.tsx';
import styles from './tag-card.module.css';
import { TextField } from './text-field.tsx';

/** The tags of an order or a customer, with a field for another one. */
export function TagCard({
  tags,
  mayChange,
  isPending,
  error,
  onChange,
}: {
  readonly tags: readonly string[];
  readonly mayChange: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Saves the tags. Resolves to whether they were saved. */
  readonly onChange: (tags: readonly string[]) => Promise<boolean>;
}): ReactNode {
  const [typed, setTyped] = useState('');

  async function add() {
    if (await onChange([...tags, typed.trim()])) setTyped('');
  }
  return (
    <Card title="Tags">
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
              {mayChange && (
                <IconButton
                  label={`Remove tag ${tag}`}
                  size="small"
                  onPress={() => void onChange(tags.filter((other) => other !== tag))}
                >
                  <X size={14} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {tags.length === 0 && !mayChange && <p className={styles.none}>No tags</p>}
      {mayChange && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField label="New tag" value={typed} onChange={setTyped} maxLength={40} />
          <Button size="small" type="submit" isPending={isPending} isDisabled={typed.trim() === ''}>
            Add tag
          </Button>
        </form>
      )}
      <Problem error={error} isBox={false} />
    </Card>
  );
}
