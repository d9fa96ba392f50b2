import {
  listPendingChanges,
  readStyles,
  writeStyles,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { useMemo, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useRead, useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { Card } from '../../controls/card.tsx';
import { Reading } from '../../controls/reading.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { ButtonStyleFields } from './button-style-fields.tsx';
import { FontFields } from './font-fields.tsx';
import { PaletteFields } from './palette-fields.tsx';
import { siteStylesOf } from './site-styles-of.ts';
import { SpacingFields } from './spacing-fields.tsx';
import { StylePreview } from './style-preview.tsx';
import { styleLabels } from './style-labels.ts';
import styles from './design-screen.module.css';

/** Colors, fonts, spacing and buttons of the whole website, with a live preview. */
export function DesignScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readStyles, { params: { websiteId } });
  return (
    <Reading read={read} problem="The site styles could not be loaded.">
      {(stored) => <StyleForm stored={stored} />}
    </Reading>
  );
}

type ReadStyles = EndpointResponse<typeof readStyles>;

function StyleForm({ stored }: { readonly stored: ReadStyles }): ReactNode {
  const { id: websiteId } = useSite();
  const form = useDraft(`styles.${websiteId}`, stored, { labels: styleLabels });
  const { value: draft, set: setDraft } = form;
  const draftStyles = useMemo(() => siteStylesOf(draft), [draft]);
  const fetchLatest = useFetchLatest();
  const write = useSend(writeStyles, [readStyles, listPendingChanges]);

  async function save() {
    const params = { websiteId };
    const saved = await write.mutateAsync({ params, body: draft }).catch(() => null);
    if (saved === null) return;
    form.saved(draft, saved);
    toast('Saved. Visitors see it after the next publish.');
  }
  async function loadLatest() {
    const latest = await fetchLatest(readStyles, { params: { websiteId } });
    if (latest === undefined) return;
    form.rebase(latest);
    write.reset();
  }
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Screen
        title="Site styles"
        description="The colors, fonts and spacing of every page and block."
        width="wide"
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <Card title="Colors">
              <PaletteFields
                palette={draft.palette}
                onChange={(palette) => setDraft({ ...draft, palette })}
              />
            </Card>
            <Card title="Fonts">
              <FontFields
                fonts={draft.fonts}
                scale={draft.scale}
                onChange={(changes) => setDraft({ ...draft, ...changes })}
              />
            </Card>
            <Card title="Buttons and images">
              <ButtonStyleFields
                styles={draft}
                onChange={(changed) => setDraft({ ...draft, ...changed })}
              />
            </Card>
            <Card title="Spacing and animations">
              <SpacingFields
                styles={draft}
                onChange={(changed) => setDraft({ ...draft, ...changed })}
              />
            </Card>
          </div>
          <div className={styles.preview}>
            <StylePreview styles={draftStyles} />
          </div>
        </div>
        <SaveBar
          isDirty={form.isDirty}
          isSaving={write.isPending}
          error={write.error}
          labels={styleLabels}
          onSave={() => void save()}
          onDiscard={() => {
            form.end();
            write.reset();
          }}
          onFollow={() => void loadLatest()}
        />
      </Screen>
    </FieldConflicts>
  );
}
