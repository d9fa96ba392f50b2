import { Link, useParams } from '@tanstack/react-router';
import { changeCustomerTags, listCustomers, readCustomer } from '@sitewright/contracts/api';
import type { CustomerDetails, OrderSummary } from '@sitewright/contracts/entities';
import { Fragment, useState, type ReactNode } from 'react';
import { useRead, useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { DataTable, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { TagCard } from '../../controls/tag-card.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDay } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { orderText } from '../../texts/order-text.ts';
import { FulfillmentBadge, PaymentBadge } from '../orders/order-badges.tsx';
import { ConsentCard } from './consent-card.tsx';
import { customerLabel } from './customer-labels.ts';
import { CustomerNotes } from './customer-notes.tsx';
import styles from './customers.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportButton } from './export-button.tsx';

/** A customer: orders, what they spent, notes, tags and consents. */
export function CustomerScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const { customerId } = useParams({ from: '/$identifier/framed/customers/$customerId' });
  const customer = useRead(readCustomer, { params: { websiteId, customerId } });
  return (
    <Reading read={customer} problem={orderText('orders.customerNotLoaded')}>
      {(data) => <Profile key={data.id} customer={data} />}
    </Reading>
  );
}

const orderColumns = (identifier: string): readonly Column<OrderSummary>[] => [
  {
    title: orderText('orders.order'),
    cell: ({ id, number }) => (
      <Link
        to="/$identifier/orders/$orderId"
        params={{ identifier, orderId: id }}
        className={rowLinkClass}
      >
        #{number}
      </Link>
    ),
  },
  { title: orderText('orders.date'), kind: 'quiet', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    title: orderText('orders.payment'),
    isWide: true,
    cell: (order) => <PaymentBadge order={order} />,
  },
  {
    title: orderText('orders.fulfillment'),
    isWide: true,
    cell: (order) => <FulfillmentBadge order={order} />,
  },
  {
    title: orderText('orders.total'),
    kind: 'number',
    cell: ({ grandTotalCents, currency }) => formatMinorUnits(grandTotalCents, currency),
  },
];

function Profile({ customer }: { readonly customer: CustomerDetails }): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const may = usePermissions();
  const mayChange = may('orders.fulfil');
  const [isErasing, setErasing] = useState(false);
  const changeTags = useSend(changeCustomerTags, [readCustomer, listCustomers]);
  return (
    <Screen
      title={customerLabel(customer)}
      parent={
        <Link to="/$identifier/customers" params={{ identifier }} search={{}}>
          {orderText('orders.customers')}
        </Link>
      }
      description={<a href={`mailto:${customer.email}`}>{customer.email}</a>}
      actions={
        <>
          {may('orders.export') && <ExportButton customer={customer} />}
          {may('customers.erase') && (
            <Button onPress={() => setErasing(true)}>
              {orderText('orders.erasePersonalData')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={orderText('orders.title')} isFlush>
            <DataTable
              caption={orderText('orders.title')}
              columns={orderColumns(identifier)}
              rows={customer.orders}
            />
          </Card>
          <CustomerNotes customer={customer} mayChange={mayChange} />
        </div>
        <div className={styles.column}>
          <Card title={orderText('orders.summary')}>
            <dl className={styles.facts}>
              {customer.spent.map(({ currency, cents }) => (
                <Fragment key={currency}>
                  <dt>{orderText('orders.spentAfterRefunds')}</dt>
                  <dd>{formatMinorUnits(cents, currency)}</dd>
                </Fragment>
              ))}
              <dt>{orderText('orders.title')}</dt>
              <dd>{customer.orderCount}</dd>
              <dt>{orderText('orders.firstOrder')}</dt>
              <dd>{formatDay(customer.firstOrderAt)}</dd>
              <dt>{orderText('orders.latestOrder')}</dt>
              <dd>{formatDay(customer.lastOrderAt)}</dd>
            </dl>
          </Card>
          <ConsentCard customer={customer} mayChange={mayChange} />
          <TagCard
            tags={customer.tags}
            mayChange={mayChange}
            isPending={changeTags.isPending}
            error={changeTags.error}
            onChange={(tags) =>
              changeTags
                .mutateAsync({
                  params: { websiteId, customerId: customer.id },
                  body: { tags: [...tags] },
                })
                .then(
                  () => true,
                  () => false,
                )
            }
          />
        </div>
      </div>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </Screen>
  );
}
