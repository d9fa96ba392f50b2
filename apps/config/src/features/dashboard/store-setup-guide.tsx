import { Link } from '@tanstack/react-router';
import { dismissStoreSetup, readStoreSetup, type StoreSetupStep } from '@sitewright/contracts/api';
import type { Permission } from '@sitewright/contracts/codes';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead, useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Problem } from '../../controls/problem.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import styles from './dashboard-screen.module.css';

interface Step {
  readonly title: string;
  readonly help: string;
  readonly to:
    | '/$identifier/products'
    | '/$identifier/payments'
    | '/$identifier/shipping'
    | '/$identifier/taxes'
    | '/$identifier/orders';
  readonly needs: Permission;
}

const steps: Readonly<Record<StoreSetupStep, Step>> = {
  product: {
    title: 'Add a product',
    help: 'Publish the first product that visitors can buy.',
    to: '/$identifier/products',
    needs: 'products.write',
  },
  payment: {
    title: 'Set up payments',
    help: 'Connect Stripe, or choose how customers pay.',
    to: '/$identifier/payments',
    needs: 'payments.connect',
  },
  shipping: {
    title: 'Set up shipping',
    help: 'Add a zone with a rate, a local delivery or a pickup.',
    to: '/$identifier/shipping',
    needs: 'shipping_tax.write',
  },
  tax: {
    title: 'Set up taxes',
    help: 'Add the rates that you charge, or the country of your store if you charge none.',
    to: '/$identifier/taxes',
    needs: 'shipping_tax.write',
  },
  order: {
    title: 'Place a test order',
    help: 'Buy something on your website with a test card, then cancel the order.',
    to: '/$identifier/orders',
    needs: 'orders.read',
  },
};

/** The steps that a person has access to; null if there is no store, or nothing left to do. */
function useStoreSetup() {
  const { id: websiteId } = useSite();
  const may = usePermissions();
  const { data } = useRead(readStoreSetup, { params: { websiteId } });
  if (data === undefined || !data.hasStore) return null;
  const shown = data.steps.filter(({ id }) => may(steps[id].needs));
  const doneCount = shown.filter(({ isDone }) => isDone).length;
  return doneCount === shown.length ? null : { shown, doneCount, isDismissed: data.isDismissed };
}

/** Brings a dismissed guide back while there is something left to do. */
export function ShowStoreSetupButton(): ReactNode {
  const { id: websiteId } = useSite();
  const setup = useStoreSetup();
  const show = useSend(dismissStoreSetup, [readStoreSetup]);
  if (setup === null || !setup.isDismissed) return null;
  return (
    <div className={styles.showSetup}>
      <Button
        size="small"
        variant="quiet"
        isPending={show.isPending}
        onPress={() => show.mutate({ params: { websiteId }, body: { isDismissed: false } })}
      >
        Show the setup guide of the store
      </Button>
      <Problem error={show.error} isBox={false} />
    </div>
  );
}

/** The remaining steps until the store can sell; each is checked automatically. Disappears when all are done. */
export function StoreSetupGuide(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const setup = useStoreSetup();
  const dismiss = useSend(dismissStoreSetup, [readStoreSetup]);
  if (setup === null || setup.isDismissed) return null;
  const { shown, doneCount } = setup;
  return (
    <Card
      title="Set up your store"
      actions={
        <Button
          size="small"
          variant="quiet"
          aria-label="Dismiss the setup guide of the store"
          isPending={dismiss.isPending}
          onPress={() => dismiss.mutate({ params: { websiteId }, body: { isDismissed: true } })}
        >
          Dismiss
        </Button>
      }
    >
      <Problem error={dismiss.error} isBox={false} />
      <progress
        className={styles.progress}
        value={doneCount}
        max={shown.length}
        aria-label={`${doneCount} of ${shown.length} steps of the store done`}
      />
      <ol className={styles.steps}>
        {shown.map(({ id, isDone }) => {
          const { title, help, to } = steps[id];
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={id} className={styles.step} data-done={isDone ? '' : undefined}>
              <Icon aria-label={isDone ? 'Done' : 'To do'} />
              <div>
                <Link to={to} params={{ identifier }} search={{}}>
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
