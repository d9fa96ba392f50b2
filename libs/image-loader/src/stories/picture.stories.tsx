import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  cropModes,
  fitAlignments,
  shapeMasks,
  shapeMaskStyle,
  type CropMode,
  type FitAlignment,
  type ShapeMask,
} from '../index.ts';
import { Picture } from './picture.fixture.tsx';

const heron = {
  source: '/demo/wild-heron.jpg',
  alt: 'A heron among leaves',
  dimensions: { width: 2000, height: 1125 },
} as const;

const windows = {
  source: '/demo/arch-windows.jpg',
  alt: 'A wall of windows',
  dimensions: { width: 1200, height: 799 },
} as const;

interface FitProps {
  readonly cropMode: CropMode;
  readonly fitAlignment: FitAlignment;
  readonly stretch: boolean;
  readonly fixedRatio: boolean;
  readonly boxWidth: number;
  readonly boxHeight: number;
}

function Fit({ boxWidth, boxHeight, ...config }: FitProps) {
  return (
    <div
      style={{
        inlineSize: boxWidth,
        maxInlineSize: '100%',
        blockSize: boxHeight,
        overflow: 'hidden',
        outline: '2px dashed #868e96',
      }}
    >
      <Picture {...windows} {...config} />
    </div>
  );
}

const meta = {
  title: 'Libraries/image-loader/Picture',
  component: Fit,
  args: {
    cropMode: 'cover',
    fitAlignment: 'center',
    stretch: true,
    fixedRatio: false,
    boxWidth: 480,
    boxHeight: 480,
  },
  argTypes: {
    cropMode: { control: 'inline-radio', options: cropModes },
    fitAlignment: {
      control: 'select',
      options: Object.keys(fitAlignments) as readonly FitAlignment[],
    },
    boxWidth: { control: { type: 'range', min: 100, max: 1000 } },
    boxHeight: { control: { type: 'range', min: 100, max: 800 } },
  },
} satisfies Meta<typeof Fit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cover: Story = {
  parameters: { about: 'The box is filled; what does not fit is cut away around the focal point.' },
};

export const Contain: Story = {
  args: { cropMode: 'contain', fitAlignment: 'bottom-right' },
  parameters: { about: 'The whole picture, at one of nine places of its box.' },
};

export const OwnSize: Story = {
  args: { cropMode: 'none', stretch: false },
  parameters: { about: 'A pixel of the picture is a pixel of the page; the box shows what fits.' },
};

export const OwnRatio: Story = {
  args: { fixedRatio: true },
  parameters: {
    about: 'As wide as its container and as high as its own ratio says, before it has loaded.',
  },
};

function Masks() {
  const contours = [undefined, 'circle(50%)', 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)'] as const;
  return (
    <div className="columns">
      {(Object.keys(shapeMasks) as readonly ShapeMask[]).map((shape) => (
        <section key={shape} aria-label={shape}>
          <h2>{shape}</h2>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '0.5rem' }}>
            {contours.map((contour) => (
              <div key={contour ?? 'none'} style={shapeMaskStyle(shape, contour)}>
                <Picture {...heron} fixedRatio={false} focalPoint={{ x: 0.35, y: 0.4 }} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

export const ShapeMasks: Story = {
  render: () => <Masks />,
  parameters: {
    about: 'A box of a shape cuts its picture; a contour of CSS may cut it further.',
    controls: { disable: true },
  },
};

const leaves =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%23a9b58c"/%3E%3Ccircle cx="8" cy="4" r="3" fill="%238a6f5a"/%3E%3C/svg%3E';

function Placeholders() {
  const placeholders = { 'a color': '#a9b58c', 'a data: address': leaves, nothing: undefined };
  return (
    <div className="columns">
      {Object.entries(placeholders).map(([name, placeholder]) => (
        <figure key={name} style={{ outline: '1px solid #dee2e6' }}>
          <Picture {...heron} source="" placeholder={placeholder} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export const Placeholder: Story = {
  render: () => <Placeholders />,
  parameters: {
    about: 'What is seen until a picture is there. Its place is kept in any case: nothing moves.',
    controls: { disable: true },
  },
};
