import type { CollaboratorRole, Permission } from '@sitewright/contracts/codes';
import { useId, type ReactNode } from 'react';
import { assignableRoles, roleLabels, roleAssignmentProblem } from './role-labels.ts';
import styles from './role-fields.module.css';

/** The roles with their descriptions. A role that the account may not assign is disabled and shows the reason. */
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
      {assignableRoles.map((role) => {
        const problem = roleAssignmentProblem(held, role);
        const descriptionId = `${id}-${role}`;
        return (
          <label
            key={role}
            className={styles.role}
            data-disabled={problem === undefined ? undefined : ''}
          >
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(role)}
              // Not `disabled`: it stays in the tab order, so that screen readers announce the reason.
              aria-disabled={problem !== undefined}
              aria-labelledby={`${descriptionId}-name`}
              aria-describedby={descriptionId}
              onChange={({ target }) => {
                if (problem !== undefined) return;
                onChange(
                  target.checked ? [...chosen, role] : chosen.filter((other) => other !== role),
                );
              }}
            />
            <span id={`${descriptionId}-name`} className={styles.name}>
              {roleLabels[role].name}
            </span>
            <span id={descriptionId} className={styles.words}>
              {roleLabels[role].may}
              {problem !== undefined && <em className={styles.why}>{problem}</em>}
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
