import { Link } from '@tanstack/react-router';
import { ChevronsUpDown, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountMenu } from '../account-menu.tsx';
import { useSite } from './site.ts';
import { sectionsFor } from './site-sections.ts';
import { usePermissions } from './use-permissions.ts';
import styles from './site-navigation.module.css';

/** The navigation of a website's configuration. */
export function SiteNavigation({ onLeave }: { readonly onLeave?: () => void }): ReactNode {
  const { identifier, title } = useSite();
  const groups = sectionsFor(usePermissions());
  return (
    <div className={styles.column}>
      <Link to="/" className={styles.site} title="All websites">
        <span className={styles.letter} aria-hidden="true">
          {title.slice(0, 1)}
        </span>
        <span className={styles.title}>{title}</span>
        <ChevronsUpDown size={14} aria-hidden="true" />
      </Link>
      <nav aria-label="Website" className={styles.nav}>
        {groups.map(({ label, sections }, index) => (
          <div key={label ?? index} className={styles.group}>
            {label !== null && <p className={styles.label}>{label}</p>}
            <ul>
              {sections.map(({ to, label: name, icon: Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    params={{ identifier }}
                    className={styles.link}
                    activeOptions={{ exact: to === '/$identifier', includeSearch: false }}
                    activeProps={{ 'aria-current': 'page' }}
                    {...(onLeave === undefined ? {} : { onClick: onLeave })}
                  >
                    <Icon aria-hidden="true" />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <footer className={styles.foot}>
        <a href={`/visit/${identifier}`} target="_blank" rel="noreferrer" className={styles.link}>
          <ExternalLink aria-hidden="true" />
          Visit website
        </a>
        <AccountMenu />
      </footer>
    </div>
  );
}
