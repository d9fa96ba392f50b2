import { Link } from '@tanstack/react-router';
import { listWebsites } from '@sitewright/contracts/api';
import { websiteStatus } from '@sitewright/contracts/codes';
import type { Website } from '@sitewright/contracts/entities';
import { ExternalLink, Globe, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { AccountBar } from '../../shell/account-bar.tsx';
import { CreateWebsiteDialog } from './create-website-dialog.tsx';
import styles from './website-list-screen.module.css';
import { Listing } from '../../controls/listing.tsx';
import { useList } from '../../api/read-list.ts';

/** The websites of the account. */
export function WebsiteListScreen(): ReactNode {
  const websites = useList(listWebsites, {});
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => setCreating(true)}>
      New website
    </Button>
  );
  return (
    <>
      <AccountBar />
      <main>
        <Screen title="Websites" actions={create}>
          <Listing
            list={websites}
            problem="Your websites could not be loaded."
            nouns={['website', 'websites']}
            empty={
              <EmptyState icon={<Globe />} title="Your first website" action={create}>
                Give it a title and an address. You can change everything later, and nobody sees it
                before you publish.
              </EmptyState>
            }
          >
            {(rows) => (
              <ul className={styles.grid}>
                {rows.map((website) => (
                  <WebsiteCard key={website.id} website={website} />
                ))}
              </ul>
            )}
          </Listing>
        </Screen>
      </main>
      <CreateWebsiteDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}

function WebsiteCard({ website }: { readonly website: Website }): ReactNode {
  const { identifier, title, baseUrl, liveReleaseId, status } = website;
  return (
    <li className={styles.card}>
      <span className={styles.letter} aria-hidden="true">
        {title.slice(0, 1)}
      </span>
      <div className={styles.words}>
        <Link to="/$identifier" params={{ identifier }} className={styles.title}>
          {title}
        </Link>
        <span className={styles.address}>{new URL(baseUrl).host}</span>
      </div>
      <div className={styles.foot}>
        {liveReleaseId === null ? <Badge>Not published</Badge> : <Badge tone="success">Live</Badge>}
        {status === websiteStatus.TRIAL && <Badge>Trial</Badge>}
        <a href={`/visit/${identifier}`} target="_blank" rel="noreferrer" className={styles.visit}>
          <ExternalLink size={14} aria-hidden="true" /> Visit
        </a>
      </div>
    </li>
  );
}
