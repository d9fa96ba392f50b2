import type { PanelField } from '@sitewright/blocks/schema';
import type { Section, SectionDesign } from '@sitewright/contracts/entities';
import { sectionIndex } from '@sitewright/page-model';
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../controls/button.tsx';
import { SegmentedField } from '../../../controls/segmented-field.tsx';
import { SelectField } from '../../../controls/select-field.tsx';
import { SliderField } from '../../../controls/slider-field.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { useCommand } from '../../../shell/commands/commands-context.tsx';
import { useEditor, useSession } from '../session/session-context.ts';
import { AssetControl } from './controls/asset-control.tsx';
import { ThemePicker } from './theme-picker.tsx';
import styles from './inspector.module.css';

const heights = [
  { value: 'auto', label: 'Fit content' },
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
  { value: 'screen', label: 'Full screen' },
] as const;
const widths = [
  { value: 'inset', label: 'Inset' },
  { value: 'wide', label: 'Wide' },
  { value: 'full', label: 'Full' },
] as const;
const alignments = [
  { value: 'start', label: 'Top' },
  { value: 'center', label: 'Middle' },
  { value: 'end', label: 'Bottom' },
] as const;

/** The panel of the selected section: its style, name and position on the page. */
export function SectionPanel({ section }: { readonly section: Section }): ReactNode {
  const session = useSession();
  const rejected = useEditor((state) => state.rejected);
  const rejectedEdit = rejected.find(({ ownerId }) => ownerId === section.id);
  const { design } = section;
  const change = (changes: Partial<SectionDesign>) =>
    session.apply(
      { kind: 'designSection', sectionId: section.id, design: { ...design, ...changes } },
      `section.${section.id}.${Object.keys(changes).join()}`,
    );
  return (
    <div className={styles.fields}>
      <SectionActions section={section} />
      <TextField
        label="Name"
        value={rejectedEdit === undefined ? (section.name ?? '') : String(rejectedEdit.value)}
        error={rejectedEdit?.sentence}
        onChange={(name) =>
          session.apply(
            {
              kind: 'nameSection',
              sectionId: section.id,
              ...(name.trim() === '' ? {} : { name }),
            },
            `section.${section.id}.name`,
          )
        }
        help="For you, and for screen reader users."
      />
      <ThemePicker value={design.theme} onChange={(theme) => change({ theme })} />
      <SelectField
        label="Height"
        choices={heights}
        value={design.height}
        onChange={(height) => change({ height })}
      />
      <SegmentedField
        label="Content width"
        choices={widths}
        value={design.width}
        onChange={(width) => change({ width })}
      />
      <SegmentedField
        label="Content alignment"
        choices={alignments}
        value={design.align}
        onChange={(align) => change({ align })}
      />
      <SectionBackground section={section} onChange={change} />
    </div>
  );
}

function SectionActions({ section }: { readonly section: Section }): ReactNode {
  const document = useEditor((state) => state.document);
  const index = sectionIndex(document, section.id);
  const add = useCommand('editor.add');
  const up = useCommand('section.up');
  const down = useCommand('section.down');
  const duplicate = useCommand('section.duplicate');
  const remove = useCommand('section.delete');
  return (
    <div className={styles.actions}>
      <Button size="small" icon={<Plus aria-hidden="true" />} onPress={add.run}>
        Add block
      </Button>
      <Button
        size="small"
        icon={<ArrowUp aria-hidden="true" />}
        onPress={up.run}
        isDisabled={index === 0}
      >
        Move up
      </Button>
      <Button
        size="small"
        icon={<ArrowDown aria-hidden="true" />}
        onPress={down.run}
        isDisabled={index === document.sections.length - 1}
      >
        Move down
      </Button>
      <Button size="small" icon={<Copy aria-hidden="true" />} onPress={duplicate.run}>
        Duplicate
      </Button>
      <Button size="small" icon={<Trash2 aria-hidden="true" />} onPress={remove.run}>
        Delete
      </Button>
    </div>
  );
}

const backgroundField: PanelField = {
  label: 'Background image',
  control: 'asset',
  property: 'background',
  tab: 'design',
  values: [],
};

function SectionBackground({
  section,
  onChange,
}: {
  readonly section: Section;
  readonly onChange: (changes: Partial<SectionDesign>) => void;
}): ReactNode {
  const session = useSession();
  const { background, ...otherDesign } = section.design;
  return (
    <>
      <AssetControl
        field={backgroundField}
        value={background ?? null}
        onChange={(value) => {
          const selected = value as { assetId: string } | null;
          if (selected === null) {
            session.apply({ kind: 'designSection', sectionId: section.id, design: otherDesign });
          } else {
            onChange({ background: { overlay: 0.3, ...background, assetId: selected.assetId } });
          }
        }}
      />
      {background !== undefined && (
        <SliderField
          label="Overlay opacity"
          value={background.overlay}
          min={0}
          max={1}
          step={0.05}
          onChange={(overlay) => onChange({ background: { ...background, overlay } })}
        />
      )}
    </>
  );
}
