import {
  readCheckoutSettings,
  writeCheckoutSettings,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import type { StoreCheckout } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { relocateErrors } from '../../drafts/relocate-errors.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { ContactCard, FieldsCard, OrderCard, TermsCard } from './checkout-cards.tsx';
import { checkoutLabels } from './checkout-labels.ts';

/** The settings of the checkout. */
export function CheckoutForm({
  stored,
}: {
  readonly stored: EndpointResponse<typeof readCheckoutSettings>;
}): ReactNode {
  const { id: websiteId } = useSite();
  const labels = checkoutLabels();
  const form = useDraft(`checkout.${websiteId}`, stored, { labels });
  const draft = form.value;
  const write = useSend(writeCheckoutSettings, [readCheckoutSettings]);
  const fetchLatest = useFetchLatest();
  const [amountError, setAmountError] = useState<Error | null>(null);
  const error = relocateErrors(write.error, write.variables?.body, draft);
  const cardProps = {
    checkout: draft,
    errors: fieldErrors(error),
    onChange: (changes: Partial<StoreCheckout>) => form.set({ ...draft, ...changes }),
  };

  async function save() {
    if (Number.isNaN(draft.minimumCents)) {
      setAmountError(new Error(storeText('store.amountInvalid')));
      return;
    }
    setAmountError(null);
    const saved = await write.mutateAsync({ params: { websiteId }, body: draft }).catch(() => null);
    if (saved === null) return;
    form.saved(draft, saved);
    toast(storeText('store.checkoutSaved'));
  }
  async function loadNewer() {
    const newer = await fetchLatest(readCheckoutSettings, { params: { websiteId } });
    if (newer === undefined) return;
    form.rebase(newer);
    write.reset();
  }
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Screen title={storeText('store.checkout')} description={storeText('store.checkoutText')}>
        <OrderCard key={`orders.${form.generation}`} {...cardProps} />
        <ContactCard {...cardProps} />
        <TermsCard {...cardProps} />
        <FieldsCard {...cardProps} />
      </Screen>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={write.isPending}
        error={amountError ?? error}
        labels={labels}
        onSave={() => void save()}
        onDiscard={() => {
          form.end();
          setAmountError(null);
          write.reset();
        }}
        onFollow={() => void loadNewer()}
      />
    </FieldConflicts>
  );
}
