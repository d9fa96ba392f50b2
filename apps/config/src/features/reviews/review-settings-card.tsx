import { readReviewSettings, writeReviewSettings } from '@sitewright/contracts/api';
import {
  maxReviewRequestDays,
  reviewLinkDays,
  type ReviewSettings,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useRead, useSend } from '../../api/read.ts';
import { Card } from '../../controls/card.tsx';
import { NumberField } from '../../controls/number-field.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';

/** Whether and when customers are asked for reviews, and whether these are published at once. */
export function ReviewSettingsCard(): ReactNode {
  const { id: websiteId } = useSite();
  const settings = useRead(readReviewSettings, { params: { websiteId } });
  return settings.data === undefined ? null : <SettingsForm stored={settings.data} />;
}

function SettingsForm({ stored }: { readonly stored: ReviewSettings }): ReactNode {
  const { id: websiteId } = useSite();
  const form = useDraft(`reviews.${websiteId}`, stored);
  const write = useSend(writeReviewSettings, [readReviewSettings]);
  const { requestsReviews, daysAfterFulfillment, approvesReviews } = form.value;

  async function save() {
    const saved = await write
      .mutateAsync({ params: { websiteId }, body: form.value })
      .catch(() => null);
    if (saved === null) return;
    toast.success(storeText('store.reviewSettingsSaved'));
    form.saved(form.value, saved);
  }
  return (
    <>
      <Card title={storeText('store.settings')}>
        <SwitchField
          label={storeText('store.askForReviews')}
          help={storeText('store.askForReviewsHelp', { days: reviewLinkDays })}
          isOn={requestsReviews}
          onChange={(isOn) => form.set({ ...form.value, requestsReviews: isOn })}
        />
        {requestsReviews && (
          <NumberField
            label={storeText('store.daysAfterFulfillment')}
            value={daysAfterFulfillment}
            min={0}
            max={maxReviewRequestDays}
            step={1}
            onChange={(days) => form.set({ ...form.value, daysAfterFulfillment: days })}
            error={fieldErrors(write.error)['daysAfterFulfillment']}
          />
        )}
        <SwitchField
          label={storeText('store.approveAutomatically')}
          help={storeText('store.approveAutomaticallyHelp')}
          isOn={approvesReviews}
          onChange={(isOn) => form.set({ ...form.value, approvesReviews: isOn })}
        />
      </Card>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={write.isPending}
        error={write.error}
        onSave={() => void save()}
        onDiscard={() => {
          form.end();
          write.reset();
        }}
      />
    </>
  );
}
