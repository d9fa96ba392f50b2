import { Link } from '@tanstack/react-router';
import { decodeUrlPath } from '@sitewright/contracts/links';
import type { PageSummary } from '@sitewright/contracts/entities';
import type { DocumentPart } from '../../../canvas/protocol.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../controls/button.tsx';
import { useCommand } from '../../../shell/commands/commands-context.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { pathOfPage } from '../../../shell/site/page-of-path.ts';
import styles from './inspector.module.css';

/** The panel of the page or footer, shown while nothing is selected. */
export function PagePanel({
  part,
  page,
}: {
  readonly part: DocumentPart;
  readonly page: PageSummary;
}): ReactNode {
  const { identifier } = useSite();
  const addSection = useCommand('section.add');
  return (
    <div className={styles.fields}>
      <p className={styles.note}>
        Click an element to change it, double-click a text to edit it. Changes are saved
        automatically and go live when you publish.
      </p>
      {part === 'page' && (
        <dl className={styles.facts}>
          <div>
            <dt>URL</dt>
            <dd>{decodeUrlPath(pathOfPage(page))}</dd>
          </div>
          <div>
            <dt>Visibility</dt>
            <dd>{{ open: 'Public', locked: 'Password', members: 'Members' }[page.access]}</dd>
          </div>
        </dl>
      )}
      <Button icon={<Plus aria-hidden="true" />} onPress={addSection.run}>
        Add section
      </Button>
      {part === 'page' ? (
        <>
          <Link to="/$identifier/pages" params={{ identifier }} search={{ page: page.id }}>
            Page settings
          </Link>
          <Link
            to="/$identifier/edit"
            params={{ identifier }}
            search={{ path: pathOfPage(page), part: 'footer' }}
          >
            Edit footer
          </Link>
        </>
      ) : (
        <Link to="/$identifier/edit" params={{ identifier }} search={{ path: pathOfPage(page) }}>
          Back to {page.title}
        </Link>
      )}
    </div>
  );
}
