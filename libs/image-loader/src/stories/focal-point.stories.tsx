import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { objectPosition, shapeMaskStyle, type FocalPoint } from '../index.ts';
import { Picture } from './picture.fixture.tsx';

const heron = {
  source: '/demo/wild-heron.jpg',
  dimensions: { width: 2000, height: 1125 },
} as const;

interface PickerProps extends FocalPoint {
  readonly onPick?: (point: Partial<FocalPoint>) => void;
}

interface AxisProps {
  readonly label: string;
  readonly value: number;
  readonly onPick: (value: number) => void;
}

function Axis({ label, value, onPick }: AxisProps) {
  return (
    <label style={{ flex: 1 }}>
      {label}: {Math.round(value * 100)}%
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value}
        onChange={(event) => onPick(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Picker({ x, y, onPick }: PickerProps) {
  const focalPoint = { x, y };
  return (
    <>
      <div className="columns">
        <div>
          {/* The two ranges below do the same for the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div
            style={{ position: 'relative', cursor: 'crosshair' }}
            onClick={({ currentTarget, clientX, clientY }) => {
              const box = currentTarget.getBoundingClientRect();
              const share = (part: number) => Math.round(part * 100) / 100;
              onPick?.({
                x: share((clientX - box.left) / box.width),
                y: share((clientY - box.top) / box.height),
              });
            }}
          >
            <Picture {...heron} alt="A heron among leaves" />
            <span
              style={{
                position: 'absolute',
                left: `${x * 100}%`,
                top: `${y * 100}%`,
                inlineSize: '1.5rem',
                blockSize: '1.5rem',
                margin: '-0.75rem',
                border: '3px solid #fff',
                borderRadius: '50%',
                boxShadow: '0 0 0 2px #000',
              }}
            />
          </div>
          <div className="row" style={{ marginBlock: '1rem 0.5rem' }}>
            <Axis label="From the left" value={x} onPick={(value) => onPick?.({ x: value })} />
            <Axis label="From the top" value={y} onPick={(value) => onPick?.({ y: value })} />
          </div>
          <code>object-position: {objectPosition(focalPoint)}</code>
        </div>
        <div style={{ display: 'grid', gridTemplateColumns: '2fr 3fr', gap: '0.75rem' }}>
          {(['tall', 'square', 'wide'] as const).map((shape) => (
            <figure key={shape} style={shape === 'wide' ? { gridColumn: '1 / -1' } : undefined}>
              <div style={shapeMaskStyle(shape)}>
                <Picture {...heron} alt="" fixedRatio={false} focalPoint={focalPoint} />
              </div>
              <figcaption>{shape}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </>
  );
}

const meta = {
  title: 'Libraries/image-loader/FocalPoint',
  component: Picker,
  args: { x: 0.35, y: 0.4 },
  argTypes: {
    x: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    y: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    onPick: { table: { disable: true } },
  },
  render: function Picked(args) {
    const [, update] = useArgs<PickerProps>();
    return <Picker {...args} onPick={update} />;
  },
  parameters: {
    about:
      'Click what must not be cut away. Every crop keeps it in sight, at no cost in the browser.',
  },
} satisfies Meta<typeof Picker>;
export default meta;

export const Pick: StoryObj<typeof meta> = {};

export const AtAnEdge: StoryObj<typeof meta> = { args: { x: 1, y: 1 } };
