import { Link } from '@tanstack/react-router';
import { listCollections, listPages, readStyles } from '@sitewright/contracts/api';
import type { Permission } from '@sitewright/contracts/codes';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Card } from '../../controls/card.tsx';
import { Skeleton } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { useMay } from '../../shell/site/use-may.ts';
import styles from './dashboard-screen.module.css';
import { setUpSteps, type SetUpStep } from './set-up-steps.ts';
import { useWholeList } from '../../api/read-list.ts';

const targets = {
  name: '/$identifier/settings',
  design: '/$identifier/design',
  edit: '/$identifier/edit',
  product: '/$identifier/products',
  publish: '/$identifier/releases',
} as const satisfies Record<SetUpStep['id'], string>;

/** Steps without permission are not offered. */
const needs = {
  name: 'settings.write',
  design: 'design.write',
  edit: 'content.write',
  product: 'products.write',
  publish: 'content.publish',
} as const satisfies Record<SetUpStep['id'], Permission>;

/** The remaining steps until the website is ready; each is checked automatically. Disappears when all are done. */
export function SetUpChecklist(): ReactNode {
  const site = useSite();
  const may = useMay();
  const params = { websiteId: site.id };
  const pages = useWholeList(listPages, { params });
  const styleChoices = useRead(readStyles, { params });
  const collections = useWholeList(listCollections, { params });
  const isReading = [pages, styleChoices, collections].some(({ isPending }) => isPending);
  if (isReading) {
    return (
      <Card title="Set up your website">
        <Skeleton />
      </Card>
    );
  }
  const steps = setUpSteps({
    website: site,
    pages: pages.data?.rows ?? [],
    styles: styleChoices.data,
    itemCount: (collections.data?.rows ?? []).reduce((sum, { itemCount }) => sum + itemCount, 0),
  }).filter(({ id }) => may(needs[id]));
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
          const Sign = isDone ? CircleCheck : Circle;
          return (
            <li key={id} className={styles.step} data-done={isDone ? '' : undefined}>
              <Sign aria-label={isDone ? 'Done' : 'To do'} />
              <div>
                <Link to={targets[id]} params={{ identifier: site.identifier }} search={{}}>
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
