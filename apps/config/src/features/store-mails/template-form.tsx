import { Link } from '@tanstack/react-router';
import {
  listMailTemplates,
  readMailTemplate,
  resetMailTemplate,
  writeMailTemplate,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { findTemplateErrors, templateKinds } from '@sitewright/commerce/mail-template';
import type { MailTemplate, MailTemplateKind } from '@sitewright/contracts/entities';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText, storeTexts } from '../../texts/store-text.ts';
import { BlockList } from './block-list.tsx';
import { MailPreview } from './mail-preview.tsx';
import styles from './store-mails.module.css';
import { templateKeys, templateMemberKeys } from './template-labels.ts';
import { TestMailButton } from './test-mail-button.tsx';
import { VariableField } from './variable-field.tsx';

/** Edits a mail: its subject, its preview text and its blocks, beside how it looks. */
export function TemplateForm({
  kind,
  stored,
}: {
  readonly kind: MailTemplateKind;
  readonly stored: EndpointResponse<typeof readMailTemplate>;
}): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const params = { websiteId, kind };
  const form = useDraft(`mail.${websiteId}.${kind}`, stored.template, {
    labels: storeTexts(templateMemberKeys),
  });
  const refreshes = [listMailTemplates, readMailTemplate];
  const write = useSend(writeMailTemplate, refreshes);
  const reset = useSend(resetMailTemplate, refreshes);
  const fetchLatest = useFetchLatest();
  const [isResetting, setResetting] = useState(false);
  const [revision, setRevision] = useState(stored.revision);
  const draft = form.value;
  const title = storeText(templateKeys[kind].title);
  const { variables } = templateKinds[kind];
  const set = (changes: Partial<MailTemplate>) => form.set({ ...draft, ...changes });
  const found = findTemplateErrors(kind, draft);
  const errors = { ...templateErrors(write.error), ...found };
  const isValid = Object.keys(found).length === 0;
  if (!form.isDirty && revision !== stored.revision) setRevision(stored.revision);

  async function save() {
    if (!isValid) return;
    const body = { template: draft, revision };
    const saved = await write.mutateAsync({ params, body }).catch(() => null);
    if (saved === null) return;
    setRevision(saved.revision);
    form.saved(draft, saved.template);
    toast.success(storeText('store.isSaved', { name: title }));
  }
  async function loadNewer() {
    const newer = await fetchLatest(readMailTemplate, { params });
    if (newer === undefined) return;
    setRevision(newer.revision);
    form.rebase(newer.template);
    write.reset();
  }
  async function restore() {
    const restored = await reset.mutateAsync({ params }).catch(() => null);
    setResetting(false);
    if (restored === null) return;
    setRevision(restored.revision);
    write.reset();
    form.end();
    toast.success(storeText('store.defaultRestored'));
  }
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Screen
        title={title}
        parent={
          <Link to="/$identifier/store-mails" params={{ identifier }}>
            {storeText('store.storeEmails')}
          </Link>
        }
        description={storeText(templateKeys[kind].when)}
        width="wide"
        actions={
          <>
            <TestMailButton kind={kind} template={draft} isDisabled={!isValid} />
            {stored.isCustom && (
              <Button
                icon={<RotateCcw aria-hidden="true" />}
                onPress={() => setResetting(true)}
                isPending={reset.isPending}
              >
                {storeText('store.resetToDefault')}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <Card title={storeText('store.subject')}>
              <VariableField
                label={storeText(templateMemberKeys.subject)}
                value={draft.subject}
                onChange={(subject) => set({ subject })}
                variables={variables}
                maxLength={200}
                error={
                  errors.subject ??
                  (draft.subject.trim() === '' ? storeText('store.enterSubject') : undefined)
                }
              />
              <VariableField
                label={storeText(templateMemberKeys.preview)}
                help={storeText('store.previewTextHelp')}
                value={draft.preview}
                onChange={(preview) => set({ preview })}
                variables={variables}
                maxLength={300}
                error={errors.preview}
              />
            </Card>
            <BlockList
              kind={kind}
              blocks={draft.blocks}
              errors={errors}
              onChange={(blocks) => set({ blocks: [...blocks] })}
            />
          </div>
          <div className={styles.preview}>
            <MailPreview kind={kind} template={draft} isValid={isValid} />
          </div>
        </div>
        <SaveBar
          isDirty={form.isDirty}
          isSaving={write.isPending}
          error={isValid ? write.error : new Error(storeText('store.checkFields'))}
          labels={storeTexts(templateMemberKeys)}
          onSave={() => void save()}
          onFollow={() => void loadNewer()}
          onDiscard={() => {
            form.end();
            write.reset();
          }}
        />
        <ConfirmDialog
          title={storeText('store.resetMail', { email: title.toLowerCase() })}
          action={storeText('store.resetToDefault')}
          isOpen={isResetting}
          isPending={reset.isPending}
          onClose={() => setResetting(false)}
          onConfirm={() => void restore()}
        >
          {storeText('store.resetMailText')}
        </ConfirmDialog>
      </Screen>
    </FieldConflicts>
  );
}

/** The errors of the template’s members; a write names them below `template`. */
const templateErrors = (error: Error | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, text]) => [
      path.replace(/^template\./, ''),
      text,
    ]),
  );
