import { issueGiftCard, listGiftCards } from '@sitewright/contracts/api';
import { maxGiftMessageLength, type GiftCardDraft } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { AmountField } from '../items/amount-field.tsx';
import styles from './gift-cards.module.css';

const empty: GiftCardDraft = {
  amountCents: 5000,
  recipientName: '',
  recipientEmail: '',
  message: '',
  deliverAt: null,
  expiresAt: null,
};

/** The end of a typed day, in the time zone of the owner. */
const endOf = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59`).toISOString();

/** Issues a gift card, then shows its code, which is not shown again. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { id: websiteId, currency } = useSite();
  const [draft, setDraft] = useState(empty);
  const [expires, setExpires] = useState('');
  const issue = useSend(issueGiftCard, [listGiftCards]);
  const errors = fieldErrors(issue.error);
  const issued = issue.data;
  const isInvalid = Number.isNaN(draft.amountCents);

  if (issued !== undefined)
    return (
      <Dialog
        title={storeText('store.giftCardIssued')}
        isOpen
        onClose={onClose}
        actions={
          <Button variant="primary" onPress={onClose}>
            {storeText('store.done')}
          </Button>
        }
      >
        <p>{storeText('store.codeShownOnce', { email: issued.giftCard.recipientEmail })}</p>
        <output className={styles.code}>{issued.code}</output>
      </Dialog>
    );
  return (
    <Dialog
      title={storeText('store.issueGiftCard')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{storeText('store.cancel')}</Button>
          <Button
            variant="primary"
            isPending={issue.isPending}
            isDisabled={isInvalid}
            onPress={() =>
              issue.mutate({
                params: { websiteId },
                body: { ...draft, expiresAt: endOf(expires) },
              })
            }
          >
            {storeText('store.issue')}
          </Button>
        </>
      }
    >
      {issue.error !== null && <FormProblem error={issue.error} />}
      <AmountField
        label={storeText('store.amount')}
        units={draft.amountCents}
        digits={minorDigits(currency)}
        affix={currency}
        onUnits={(amountCents) => setDraft({ ...draft, amountCents })}
        error={errors['amountCents']}
        isDisabled={false}
      />
      <TextField
        label={storeText('store.recipientEmail')}
        type="email"
        value={draft.recipientEmail}
        onChange={(recipientEmail) => setDraft({ ...draft, recipientEmail })}
        error={errors['recipientEmail']}
        isRequired
      />
      <TextField
        label={storeText('store.recipientName')}
        value={draft.recipientName}
        onChange={(recipientName) => setDraft({ ...draft, recipientName })}
        error={errors['recipientName']}
        maxLength={80}
      />
      <TextField
        label={storeText('store.message')}
        value={draft.message}
        onChange={(message) => setDraft({ ...draft, message })}
        error={errors['message']}
        maxLength={maxGiftMessageLength}
        isLong
      />
      <TextField
        label={storeText('store.expiresAfter')}
        help={storeText('store.expiresAfterHelp')}
        type="date"
        value={expires}
        onChange={setExpires}
        error={errors['expiresAt']}
      />
    </Dialog>
  );
}
