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
  const code = issue.data?.code;
  const isInvalid = Number.isNaN(draft.amountCents);

  if (code !== undefined)
    return (
      <Dialog
        title="Gift card issued"
        isOpen
        onClose={onClose}
        actions={
          <Button variant="primary" onPress={onClose}>
            Done
          </Button>
        }
      >
        <p>It is mailed to {issue.data?.giftCard.recipientEmail}. The code is not shown again:</p>
        <output className={styles.code}>{code}</output>
      </Dialog>
    );
  return (
    <Dialog
      title="Issue gift card"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
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
            Issue
          </Button>
        </>
      }
    >
      {issue.error !== null && <FormProblem error={issue.error} />}
      <AmountField
        label="Amount"
        units={draft.amountCents}
        digits={minorDigits(currency)}
        affix={currency}
        onUnits={(amountCents) => setDraft({ ...draft, amountCents })}
        error={errors['amountCents']}
        isDisabled={false}
      />
      <TextField
        label="Recipient’s email"
        type="email"
        value={draft.recipientEmail}
        onChange={(recipientEmail) => setDraft({ ...draft, recipientEmail })}
        error={errors['recipientEmail']}
        isRequired
      />
      <TextField
        label="Recipient’s name"
        value={draft.recipientName}
        onChange={(recipientName) => setDraft({ ...draft, recipientName })}
        error={errors['recipientName']}
        maxLength={80}
      />
      <TextField
        label="Message"
        value={draft.message}
        onChange={(message) => setDraft({ ...draft, message })}
        error={errors['message']}
        maxLength={maxGiftMessageLength}
        isLong
      />
      <TextField
        label="Expires after"
        help="Leave empty for a card that does not expire."
        type="date"
        value={expires}
        onChange={setExpires}
        error={errors['expiresAt']}
      />
    </Dialog>
  );
}
