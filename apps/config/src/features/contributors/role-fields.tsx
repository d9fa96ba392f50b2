import type { CollaboratorRole, Permission } from '@sitewright/contracts/codes';
import { useId, type ReactNode } from 'react';
import { offeredRoles, roleLabels, whyNotGiven } from './role-labels.ts';
import styles from './role-fields.module.css';

/** The roles with their permissions; one that the account may not assign says why. */
export function RoleFields({
  held,
  chosen,
  onChange,
  error,
}: {
  /** The account's own permissions. */
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
              // Not `disabled`: it keeps its place in the tab order, so that screen readers announce the reason.
              aria-disabled={why !== undefined}
              aria-labelledby={`${note}-name`}
              aria-describedby={note}
              onChange={({ target }) => {
                if (why !== undefined) return;
                onChange(target.checked ? [...chosen, role] : chosen.filter((one) => one !== role));
              }}
            />
            <span id={`${note}-name`} className={styles.name}>
              {roleLabels[role].name}
            </span>
            <span id={note} className={styles.words}>
              {roleLabels[role].may}
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
