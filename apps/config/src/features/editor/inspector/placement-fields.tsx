import type { Block, Section } from '@sitewright/contracts/entities';
import {
  followPhoneLayoutOperation,
  phoneLayout,
  resolvePlacement,
  stepOnGrid,
  type Cells,
  type GridView,
} from '@sitewright/page-model';
import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../controls/badge.tsx';
import { Button } from '../../../controls/button.tsx';
import { NumberField } from '../../../controls/number-field.tsx';
import { SelectField } from '../../../controls/select-field.tsx';
import { useSession } from '../session/session-context.ts';
import styles from './inspector.module.css';

const alignments = [
  { value: 'start', label: 'Top' },
  { value: 'center', label: 'Middle' },
  { value: 'end', label: 'Bottom' },
  { value: 'stretch', label: 'Fill' },
] as const;

/** The position of a block as number fields: an alternative to dragging for keyboards and small screens. */
export function PlacementFields({
  section,
  block,
}: {
  readonly section: Section;
  readonly block: Block;
}): ReactNode {
  const session = useSession();
  const phoneCells = phoneLayout(section.layout).get(block.id);
  const placeIn = (view: GridView) => (cells: Cells) => {
    const { document } = session.getState();
    const target = { blockId: block.id, sectionId: section.id, cells, view };
    const operation = resolvePlacement(document, target)?.operation;
    if (operation !== undefined) session.apply(operation);
  };
  return (
    <>
      <CellFields
        title="Position on the grid"
        cells={block.placement}
        columns={12}
        onChange={placeIn('wide')}
      />
      <SelectField
        label="Vertical alignment"
        choices={alignments}
        value={block.align ?? 'start'}
        onChange={(align) =>
          session.apply({ kind: 'alignBlock', sectionId: section.id, blockId: block.id, align })
        }
      />
      {phoneCells !== undefined && (
        <CellFields
          title="Position on phones"
          status={
            block.phone === undefined ? (
              <Badge>
                <Smartphone size={12} aria-hidden="true" /> Automatic
              </Badge>
            ) : (
              <Button
                variant="quiet"
                size="small"
                onPress={() => session.apply(followPhoneLayoutOperation(section.id, block.id))}
              >
                Make automatic
              </Button>
            )
          }
          cells={phoneCells}
          columns={4}
          onChange={placeIn('phone')}
        />
      )}
    </>
  );
}

function CellFields({
  title,
  status,
  cells,
  columns,
  onChange,
}: {
  readonly title: string;
  readonly status?: ReactNode;
  readonly cells: Cells;
  readonly columns: number;
  readonly onChange: (cells: Cells) => void;
}): ReactNode {
  const { column, row, width, height } = cells;
  return (
    <fieldset className={styles.cells}>
      <legend className={styles.legend}>
        {title} {status}
      </legend>
      <NumberField
        label="Column"
        value={column}
        min={1}
        max={columns}
        onChange={(to) => onChange(stepOnGrid(cells, { columns: to - column }, columns))}
      />
      <NumberField
        label="Row"
        value={row}
        min={1}
        onChange={(to) => onChange(stepOnGrid(cells, { rows: to - row }, columns))}
      />
      <NumberField
        label="Width"
        value={width}
        min={1}
        max={columns}
        onChange={(to) => onChange(stepOnGrid(cells, { width: to - width }, columns))}
      />
      <NumberField
        label="Height"
        value={height}
        min={1}
        onChange={(to) => onChange(stepOnGrid(cells, { height: to - height }, columns))}
      />
    </fieldset>
  );
}
