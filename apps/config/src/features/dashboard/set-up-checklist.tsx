import { Link } from '@tanstack/react-router';
import { listCollections, listPages, readStyles } from '@sitewright/contracts/api';
import type { Permission } from '@sitewright/contracts/codes';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Card } from '../../controls/card.tsx';
import { Skeleton } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import styles from './dashboard-screen.module.css';
import { setUpSteps, type SetUpStep } from './set-up-steps.ts';
import { useCompleteList } from '../../api/read-list.ts';

const routes = {
  name: '/$identifier/settings',
  design: '/$identifier/design',
  edit: '/$identifier/edit',
  product: '/$identifier/products',
  publish: '/$identifier/releases',
} as const satisfies Record<SetUpStep['id'], string>;

/** A step is only shown to accounts with its permission. */
const requiredPermissions = {
  name: 'settings.write',
  design: 'design.write',
  edit: 'content.write',
  product: 'products.write',
  publish: 'content.publish',
} as const satisfies Record<SetUpStep['id'], Permission>;

/** The remaining steps until the website is ready; each is checked automatically. Disappears when all are done. */
export function SetUpChecklist(): ReactNode {
  const site = useSite();
  const may = usePermissions();
  const params = { websiteId: site.id };
  const pages = useCompleteList(listPages, { params });
  const siteStyles = useRead(readStyles, { params });
  const collections = useCompleteList(listCollections, { params });
  const isLoading = [pages, siteStyles, collections].some(({ isPending }) => isPending);
  if (isLoading) {
    return (
      <Card title="Set up your website">
        <Skeleton />
      </Card>
    );
  }
  const steps = setUpSteps({
    website: site,
    pages: pages.data?.rows ?? [],
    styles: siteStyles.data,
    itemCount: (collections.data?.rows ?? []).reduce((sum, { itemCount }) => sum + itemCount, 0),
  }).filter(({ id }) => may(requiredPermissions[id]));
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  if (doneCount === steps.length) return null;
  return (
    <Card title="Set up your website">
      <progress
        className={styles.progress}
        value={doneCount}
        max={steps.length}
        aria-label={`${doneCount} of ${steps.length} steps done`}
      />
      <ol className={styles.steps}>
        {steps.map(({ id, title, help, isDone }) => {
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={id} className={styles.step} data-done={isDone ? '' : undefined}>
              <Icon aria-label={isDone ? 'Done' : 'To do'} />
              <div>
                <Link to={routes[id]} params={{ identifier: site.identifier }} search={{}}>
                  {title}
                </Link>
                {!isDone && <p>{help}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
