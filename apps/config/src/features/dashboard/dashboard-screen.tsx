import { Link } from '@tanstack/react-router';
import { listOrders, listSubmissions } from '@sitewright/contracts/api';
import { ExternalLink, PenTool } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Badge } from '../../controls/badge.tsx';
import { Card } from '../../controls/card.tsx';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDay } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { FulfillmentBadge } from '../orders/order-badges.tsx';
import { SetUpChecklist } from './set-up-checklist.tsx';
import { ShowStoreSetupButton, StoreSetupGuide } from './store-setup-guide.tsx';
import styles from './dashboard-screen.module.css';

/** The first screen of a website: the next steps and recent activity. */
export function DashboardScreen(): ReactNode {
  const { title, identifier, baseUrl, liveReleaseId } = useSite();
  const may = usePermissions();
  return (
    <Screen
      title={title}
      description={
        <span className={styles.facts}>
          {liveReleaseId === null ? (
            <Badge>Not published</Badge>
          ) : (
            <Badge tone="success">Live</Badge>
          )}
          <a
            href={`/visit/${identifier}`}
            target="_blank"
            rel="noreferrer"
            className={styles.visit}
          >
            {new URL(baseUrl).host} <ExternalLink size={13} aria-hidden="true" />
          </a>
        </span>
      }
      actions={
        may('content.write') && (
          <Link to="/$identifier/edit" params={{ identifier }} search={{}} className={styles.edit}>
            <PenTool size={15} aria-hidden="true" /> Edit website
          </Link>
        )
      }
      width="wide"
    >
      <div className={styles.columns}>
        {may('content.read_draft') && <SetUpChecklist />}
        {may('products.write') && <StoreSetupGuide />}
        {may('orders.read') && <RecentOrders />}
        {may('forms.submissions.read') && <RecentSubmissions />}
        {may('products.write') && <ShowStoreSetupButton />}
      </div>
    </Screen>
  );
}

function RecentOrders(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const orders = useRead(listOrders, { params: { websiteId }, query: { limit: 5 } });
  return (
    <Card
      title="Recent orders"
      actions={
        <Link to="/$identifier/orders" params={{ identifier }} search={{}}>
          All
        </Link>
      }
    >
      <Reading read={orders} problem="The orders could not be loaded.">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles.none}>No orders yet.</p>
          ) : (
            <ul className={styles.list}>
              {rows.map((order) => (
                <li key={order.id}>
                  <Link
                    to="/$identifier/orders/$orderId"
                    params={{ identifier, orderId: order.id }}
                  >
                    #{order.number}
                  </Link>
                  <span className={styles.words}>{order.customerName || order.email}</span>
                  <FulfillmentBadge order={order} />
                  <span className={styles.number}>
                    {formatMinorUnits(order.grandTotalCents, order.currency)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
    </Card>
  );
}

function RecentSubmissions(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const submissions = useRead(listSubmissions, {
    params: { websiteId },
    query: { limit: 5, spam: 'false' },
  });
  return (
    <Card
      title="Recent submissions"
      actions={
        <Link to="/$identifier/submissions" params={{ identifier }} search={{}}>
          All
        </Link>
      }
    >
      <Reading read={submissions} problem="The submissions could not be loaded.">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles.none}>No submissions yet.</p>
          ) : (
            <ul className={styles.list}>
              {rows.map(({ id, formName, answers, createdAt }) => (
                <li key={id}>
                  <strong>{formName}</strong>
                  <span className={styles.words}>{answers[0]?.text}</span>
                  <time dateTime={createdAt}>{formatDay(createdAt)}</time>
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
    </Card>
  );
}
