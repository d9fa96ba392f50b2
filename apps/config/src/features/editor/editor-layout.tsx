import type { DeviceView } from '@sitewright/contracts/codes';
import type { PageSummary } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { toast } from 'sonner';
import { LeaveGuard } from '../../shell/leave-guard.tsx';
import { useSite } from '../../shell/site/site.ts';
import { Announcer } from './announcer.tsx';
import type { DocumentPart } from '../../canvas/protocol.ts';
import { EditorBar } from './bar/editor-bar.tsx';
import { pathOfPage } from '../../shell/site/page-of-path.ts';
import { useEditorCommands } from './commands/use-editor-commands.ts';
import styles from './editor-layout.module.css';
import { initialDevice } from './frame/device-frame.ts';
import { CanvasFrame } from './frame/canvas-frame.tsx';
import { useCanvasRequests } from './frame/use-canvas-requests.ts';
import { Inspector } from './inspector/inspector.tsx';
import { LayersPanel } from './layers/layers-panel.tsx';
import { BlockPicker } from './picker/block-picker.tsx';
import { PublishDialog } from '../releases/publish-dialog.tsx';
import { insertBlockOperation, type BlockPosition } from './sections/new-block.ts';
import { SectionPicker } from './sections/section-picker.tsx';
import { sectionOf } from './sections/section-presets.ts';
import { useEditor, useSession } from './session/session-context.ts';
import { storedLocallyText, rejectedHereText, unsavedText } from './unsaved-text.ts';

type OpenDialog =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'block'; readonly place: BlockPosition | null }
  | { readonly kind: 'section'; readonly index: number | null }
  | { readonly kind: 'publish' };

const noDialog: OpenDialog = { kind: 'nothing' };

export interface EditorLayoutProps {
  /** Which document of the page is edited. */
  readonly part: DocumentPart;
  readonly page: PageSummary;
  readonly pages: readonly PageSummary[];
  readonly address: string;
}

/** The editor's panels around the framed page, and its dialogs. */
export function EditorLayout({ part, page, pages, address }: EditorLayoutProps): ReactNode {
  const session = useSession();
  const { createId, leaveTo } = useServices();
  const { identifier } = useSite();
  const [device, setDevice] = useState<DeviceView>(() => initialDevice(window.innerWidth));
  const [areLayersOpen, setLayersOpen] = useState(false);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(noDialog);
  const mode = useEditor((state) => state.mode);
  const unsaved = useEditor(unsavedText);
  const close = () => setOpenDialog(noDialog);

  /** Opens the page as visitors see it: Escape there opens the editor, and Escape here leads back. */
  async function leave() {
    const visitUrl = `/visit/${identifier}?path=${encodeURIComponent(pathOfPage(page))}`;
    const phase = await session.flush();
    const isStored = phase === 'saved' && session.getState().rejected.length === 0;
    if (isStored) {
      leaveTo(visitUrl);
      return;
    }
    const name = part === 'page' ? page.title : 'Footer';
    const text = phase === 'offline' ? storedLocallyText(name) : rejectedHereText(name);
    toast.error(text, { action: { label: 'Leave anyway', onClick: () => leaveTo(visitUrl) } });
  }
  async function openPublish() {
    await session.flush();
    setOpenDialog({ kind: 'publish' });
  }
  useEditorCommands({
    device,
    setDevice,
    openPicker: () => setOpenDialog({ kind: 'block', place: null }),
    openSections: () => setOpenDialog({ kind: 'section', index: null }),
    toggleLayers: () => setLayersOpen(!areLayersOpen),
    openPublish: () => void openPublish(),
    leave: () => void leave(),
  });
  const onMessage = useCanvasRequests({
    pickBlock: (place) => setOpenDialog({ kind: 'block', place }),
    pickSection: (index) => setOpenDialog({ kind: 'section', index }),
  });

  return (
    <div
      className={styles.editor}
      data-layers={areLayersOpen && mode === 'edit' ? '' : undefined}
      data-mode={mode}
    >
      <EditorBar
        part={part}
        page={page}
        pages={pages}
        device={device}
        onDevice={setDevice}
        areLayersOpen={areLayersOpen}
      />
      {areLayersOpen && mode === 'edit' && (
        <aside className={styles.layers} aria-label="Layers">
          <LayersPanel />
        </aside>
      )}
      <div className={styles.frame}>
        <CanvasFrame
          address={address}
          title={`The page ${page.title}`}
          device={device}
          onMessage={onMessage}
        />
      </div>
      {mode === 'edit' && (
        <aside className={styles.inspector} aria-label="Settings">
          <Inspector part={part} page={page} />
        </aside>
      )}
      <BlockPicker
        isOpen={openDialog.kind === 'block'}
        onClose={close}
        onPick={(definition) => {
          const { document, selection } = session.getState();
          const place = openDialog.kind === 'block' ? openDialog.place : null;
          const insertion = insertBlockOperation(document, definition, place, selection, createId);
          if (session.apply(insertion.operation)?.kind !== 'applied') return;
          session.select(insertion.selection, { reveal: true });
          session.announce(`${definition.label} added`);
        }}
      />
      <SectionPicker
        isOpen={openDialog.kind === 'section'}
        onClose={close}
        onPick={(preset) => {
          const { document, selection } = session.getState();
          const selected = document.sections.findIndex(({ id }) => id === selection?.sectionId);
          const after = selected === -1 ? document.sections.length : selected + 1;
          const index = (openDialog.kind === 'section' ? openDialog.index : null) ?? after;
          const section = sectionOf(preset, createId);
          if (session.apply({ kind: 'insertSection', index, section })?.kind !== 'applied') return;
          session.select({ sectionId: section.id, blockId: null }, { reveal: true });
          session.announce(`${preset.label} added`);
        }}
      />
      <PublishDialog isOpen={openDialog.kind === 'publish'} onClose={close} unsaved={unsaved} />
      <Announcer />
      <LeaveGuard />
    </div>
  );
}
