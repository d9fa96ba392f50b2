import { listPayments } from '@sitewright/contracts/api';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { PaymentsForm } from './payments-form.tsx';
import { StripeCard } from './stripe-card.tsx';

/** The payment methods of the shop. */
export function PaymentsScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(listPayments, { params: { websiteId } });
  return (
    <Screen title={storeText('store.payments')} description={storeText('store.paymentsText')}>
      <Reading read={read} problem={storeText('store.paymentsNotLoaded')}>
        {(payments) =>
          payments.rows.length === 0 ? <NoPaymentMethods /> : <PaymentsForm payments={payments} />
        }
      </Reading>
      <StripeCard />
    </Screen>
  );
}

const NoPaymentMethods = (): ReactNode => (
  <EmptyState icon={<CreditCard />} title={storeText('store.noPaymentMethods')}>
    {storeText('store.noPaymentMethodsText')}
  </EmptyState>
);
