import type { CollaboratorRole, Permission } from '@sitewright/contracts/codes';
import { useId, type ReactNode } from 'react';
import { offeredRoles, roleWords, whyNotGiven } from './role-words.ts';
import styles from './role-fields.module.css';

/** The roles to choose from, each with what it allows; one that the account may not give says why. */
export function RoleFields({
  held,
  chosen,
  onChange,
  error,
}: {
  /** What the account itself may do. */
  readonly held: ReadonlySet<Permission>;
  readonly chosen: readonly CollaboratorRole[];
  readonly onChange: (roles: readonly CollaboratorRole[]) => void;
  readonly error: string | undefined;
}): ReactNode {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>Roles</legend>
      {offeredRoles.map((role) => {
        const why = whyNotGiven(held, role);
        const note = `${id}-${role}`;
        return (
          <label
            key={role}
            className={styles.role}
            data-disabled={why === undefined ? undefined : ''}
          >
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(role)}
              // Not `disabled`: it keeps its place in the tab order, so that the reason is heard.
              aria-disabled={why !== undefined}
              aria-labelledby={`${note}-name`}
              aria-describedby={note}
              onChange={({ target }) => {
                if (why !== undefined) return;
                onChange(target.checked ? [...chosen, role] : chosen.filter((one) => one !== role));
              }}
            />
            <span id={`${note}-name`} className={styles.name}>
              {roleWords[role].name}
            </span>
            <span id={note} className={styles.words}>
              {roleWords[role].may}
              {why !== undefined && <em className={styles.why}>{why}</em>}
            </span>
          </label>
        );
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
