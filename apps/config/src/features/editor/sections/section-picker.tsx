import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Dialog } from '../../../controls/dialog.tsx';
import { availablePresets, type SectionPreset } from './section-presets.ts';
import styles from './section-picker.module.css';

/** Selects a section preset, or an empty section. */
export function SectionPicker({
  isOpen,
  onPick,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onPick: (preset: SectionPreset) => void;
  readonly onClose: () => void;
}): ReactNode {
  const presets = availablePresets();
  return (
    <Dialog title="Add a section" size="medium" isOpen={isOpen} onClose={onClose}>
      <ListBox
        aria-label="Sections"
        className={styles.list ?? ''}
        layout="grid"
        items={presets}
        onAction={(key) => {
          const preset = presets.find(({ id }) => id === key);
          if (preset === undefined) return;
          onClose();
          onPick(preset);
        }}
      >
        {(preset) => (
          <ListBoxItem id={preset.id} textValue={preset.label} className={styles.item ?? ''}>
            <Sketch preset={preset} />
            <span className={styles.label}>{preset.label}</span>
            <span className={styles.help}>{preset.help}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Dialog>
  );
}

/** The blocks of a preset as gray cells. */
function Sketch({ preset }: { readonly preset: SectionPreset }): ReactNode {
  return (
    <span className={styles.sketch} aria-hidden="true">
      {preset.blocks.map(({ place }, index) => (
        <span
          key={index}
          style={{
            gridArea: `${place.row} / ${place.column} / span ${place.height} / span ${place.width}`,
          }}
        />
      ))}
    </span>
  );
}
