import { Link } from '@tanstack/react-router';
import type { DeviceView } from '@sitewright/contracts/codes';
import type { PageSummary } from '@sitewright/contracts/entities';
import {
  ArrowLeft,
  Eye,
  Layers,
  Monitor,
  Plus,
  Redo2,
  Smartphone,
  Tablet,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentPart } from '../../../canvas/protocol.ts';
import { Button } from '../../../controls/button.tsx';
import { IconButton } from '../../../controls/icon-button.tsx';
import { SegmentedField } from '../../../controls/segmented-field.tsx';
import { classNames } from '../../../theme/class-names.ts';
import { useCommand } from '../../../shell/commands/commands-context.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { deviceLabels, devicesByWidth } from '../frame/device-frame.ts';
import { titleOfStep } from '../session/describe-history.ts';
import { useEditor } from '../session/session-context.ts';
import { PageMenu } from './page-menu.tsx';
import { SaveState } from './save-state.tsx';
import styles from './editor-bar.module.css';

const deviceIcons = {
  desktop: <Monitor size={16} aria-hidden="true" />,
  tablet: <Tablet size={16} aria-hidden="true" />,
  phone: <Smartphone size={16} aria-hidden="true" />,
};
const devices = devicesByWidth.map((device) => ({
  value: device,
  label: deviceLabels[device],
  icon: deviceIcons[device],
}));

/** The toolbar above the page: page menu, device, save status and publishing. */
export function EditorBar({
  part,
  page,
  pages,
  device,
  onDevice,
  areLayersOpen,
}: {
  readonly part: DocumentPart;
  readonly page: PageSummary;
  readonly pages: readonly PageSummary[];
  readonly device: DeviceView;
  readonly onDevice: (device: DeviceView) => void;
  readonly areLayersOpen: boolean;
}): ReactNode {
  const { identifier } = useSite();
  const undoName = useEditor((state) => state.undoName);
  const redoName = useEditor((state) => state.redoName);
  const mode = useEditor((state) => state.mode);
  const undo = useCommand('editor.undo');
  const redo = useCommand('editor.redo');
  const add = useCommand('editor.add');
  const layers = useCommand('editor.layers');
  const preview = useCommand('editor.preview');
  const publish = useCommand('editor.publish');
  return (
    <header className={styles.bar}>
      <h1 className={styles.unseen}>Edit {part === 'page' ? page.title : 'the footer'}</h1>
      <div className={styles.group}>
        <Link
          to="/$identifier"
          params={{ identifier }}
          className={styles.back}
          aria-label="Back to the website’s configuration"
        >
          <ArrowLeft size={16} aria-hidden="true" />
        </Link>
        <PageMenu part={part} page={page} pages={pages} />
      </div>
      <div className={classNames(styles.group, styles.tools)}>
        <Button size="small" icon={<Plus aria-hidden="true" />} onPress={add.run}>
          Add
        </Button>
        <IconButton
          label="Layers"
          onPress={layers.run}
          isPressed={areLayersOpen}
          {...shortcutOf(layers)}
        >
          <Layers aria-hidden="true" />
        </IconButton>
        <IconButton
          label={titleOfStep('Undo', undoName)}
          onPress={undo.run}
          isDisabled={undoName === null}
          {...shortcutOf(undo)}
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
        <IconButton
          label={titleOfStep('Redo', redoName)}
          onPress={redo.run}
          isDisabled={redoName === null}
          {...shortcutOf(redo)}
        >
          <Redo2 aria-hidden="true" />
        </IconButton>
        <SegmentedField
          label="Device"
          isLabelHidden
          choices={devices}
          value={device}
          onChange={onDevice}
        />
        <IconButton
          label="Preview"
          onPress={preview.run}
          isPressed={mode === 'preview'}
          {...shortcutOf(preview)}
        >
          <Eye aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.group}>
        <SaveState />
        <Button variant="primary" onPress={publish.run}>
          Publish
        </Button>
      </div>
    </header>
  );
}

const shortcutOf = ({ shortcut }: { readonly shortcut?: string }) =>
  shortcut === undefined ? {} : { shortcut };
