import { useParams } from '@tanstack/react-router';
import { listForms, writeForm } from '@sitewright/contracts/api';
import { formBuilderStep, type FormBuilderStep } from '@sitewright/contracts/codes';
import type { Form } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { relocateErrors } from '../../drafts/relocate-errors.ts';
import { useSend } from '../../api/read.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { Card } from '../../controls/card.tsx';
import { isConflictError } from '../../controls/conflict-problem.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { Reading } from '../../controls/reading.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { TabSet } from '../../controls/tab-set.tsx';
import { useSite } from '../../shell/site/site.ts';
import { FieldList } from './field-list.tsx';
import styles from './form-screen.module.css';
import { AdvancedStep, CaptchaStep, DisclaimerStep, StorageStep } from './form-steps.tsx';
import { formLabels } from './form-labels.ts';
import { useCompleteList } from '../../api/read-list.ts';
import { configText } from '../../texts/config-text.ts';

const { ADVANCED, BUILD, CAPTCHA, DISCLAIMER, STORAGE } = formBuilderStep;

const stepLabels: Readonly<Record<FormBuilderStep, string>> = {
  [BUILD]: 'Build',
  [STORAGE]: 'Storage',
  [ADVANCED]: 'Advanced',
  [CAPTCHA]: 'Captcha',
  [DISCLAIMER]: 'Disclaimer',
};

/** The editor of a form. */
export function FormScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const { formId } = useParams({ from: '/$identifier/framed/forms/$formId' });
  const forms = useCompleteList(listForms, { params: { websiteId } });
  const form = forms.data?.rows.find(({ id }) => id === formId);
  const read = {
    data: form,
    error: forms.error ?? (forms.data && !form ? new Error('There is no such form.') : null),
    refetch: forms.refetch,
  };
  async function fetchLatest() {
    const { data } = await forms.refetch();
    return data?.rows.find(({ id }) => id === formId);
  }
  return (
    <Reading read={read} problem={configText('forms.unableToOpen')}>
      {(data) => <FormBuilder key={data.id} stored={data} fetchLatest={fetchLatest} />}
    </Reading>
  );
}

/** A form and its revision. */
type EditedForm = Form & { readonly revision: string };

function FormBuilder({
  stored,
  fetchLatest,
}: {
  readonly stored: EditedForm;
  /** Fetches the stored version; resolves to undefined if it cannot be loaded. */
  readonly fetchLatest: () => Promise<EditedForm | undefined>;
}): ReactNode {
  const { id: websiteId } = useSite();
  const edited = useDraft(`form.${stored.id}`, stored, { labels: formLabels });
  const draft = edited.value;
  const [step, setStep] = useState<FormBuilderStep>(BUILD);
  const write = useSend(writeForm, [listForms]);
  const change = (changes: Partial<Form>) => edited.set({ ...draft, ...changes });
  const error = relocateErrors(write.error, write.variables?.body, draft);
  const props = { form: draft, errors: fieldErrors(error), onChange: change };

  async function save() {
    const { id, ...body } = draft;
    const params = { websiteId, formId: id };
    const saved = await write.mutateAsync({ params, body }).catch(() => null);
    if (saved === null) return;
    edited.saved(draft, saved);
    toast('Saved. The form is live.');
  }
  async function loadNewer() {
    const newer = await fetchLatest();
    if (newer === undefined) return;
    edited.rebase(newer);
    write.reset();
  }

  return (
    <FieldConflicts conflicts={edited.conflicts}>
      <Screen title={draft.name} width="wide">
        {!isConflictError(write.error) && write.error !== null && (
          <FormProblem
            error={error}
            labels={formLabels}
            before={`${configText('forms.unableToUpdate')}.`}
          />
        )}
        <TabSet
          label="Steps"
          selected={step}
          onSelect={setStep}
          tabs={formBuilderStep.codes.map((id) => ({
            id,
            label: stepLabels[id],
            content: (
              <div className={styles.step}>
                {id === BUILD && <FieldList {...props} />}
                {id === STORAGE && (
                  <Card>
                    <StorageStep {...props} />
                  </Card>
                )}
                {id === ADVANCED && (
                  <Card>
                    <AdvancedStep {...props} />
                  </Card>
                )}
                {id === CAPTCHA && (
                  <Card>
                    <CaptchaStep {...props} />
                  </Card>
                )}
                {id === DISCLAIMER && (
                  <Card>
                    <DisclaimerStep {...props} />
                  </Card>
                )}
              </div>
            ),
          }))}
        />
        <SaveBar
          isDirty={edited.isDirty}
          isSaving={write.isPending}
          error={isConflictError(write.error) ? write.error : null}
          onSave={() => void save()}
          onDiscard={() => {
            edited.end();
            write.reset();
          }}
          onFollow={() => void loadNewer()}
        />
      </Screen>
    </FieldConflicts>
  );
}
