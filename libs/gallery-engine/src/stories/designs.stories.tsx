import type { Meta, StoryObj } from '@storybook/react-vite';
import { layout } from '../index.ts';
import { metaPositions, type MetaPosition } from '../designs/index.ts';
import { GalleryView } from './gallery-view.fixture.tsx';
import { photographs } from './photographs.fixture.ts';

const meta = {
  title: 'Libraries/gallery-engine/Designs',
  component: GalleryView,
  args: { 'meta-position': 'bottom', 'auto-crop': true, imageAspectRatio: 'Auto' },
  argTypes: {
    'meta-position': {
      control: 'select',
      options: Object.keys(metaPositions) as readonly MetaPosition[],
    },
    imageAspectRatio: { control: 'select', options: ['Auto', 1, 1.5, 0.75] },
  },
} satisfies Meta<typeof GalleryView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The description of a design, and its specific options. */
const shows = (about: string, ...choices: readonly string[]) => ({
  about,
  controls: { include: ['meta-position', 'auto-crop', 'imageAspectRatio', ...choices] },
});

export const Grid: Story = {
  args: { design: 'grid', imageAspectRatio: 1, 'thumbnails-per-row': 3, padding: 12 },
  parameters: shows(
    'Rows of equal slides, cropped around each picture’s focal point.',
    'thumbnails-per-row',
    'padding',
  ),
};

export const Autogrid: Story = {
  args: { design: 'autogrid', columnWidth: 220, gutter: 12, imageAspectRatio: 1.5 },
  parameters: shows(
    'As many columns as fit; the style sheet counts them.',
    'columnWidth',
    'gutter',
  ),
};

export const Autocolumns: Story = {
  args: { design: 'autocolumns', columnWidth: 220, gutter: 12 },
  parameters: shows('Every picture at its own ratio, in columns.', 'columnWidth', 'gutter'),
};

export const Carousel: Story = {
  args: { design: 'carousel', slidesPerRow: 3, gutter: 12, imageAspectRatio: 0.75 },
  parameters: shows('Moves by whole groups and has ends.', 'slidesPerRow', 'gutter'),
};

export const Slider: Story = {
  args: {
    design: 'slider',
    vSize: 45,
    'active-alignment': 'center',
    options: { startSlide: 2 },
  },
  argTypes: {
    'active-alignment': { control: 'select', options: ['left', 'center', 'right'] },
  },
  parameters: shows(
    'One strip of pictures at their own ratios; the current one stands where it was asked to.',
    'vSize',
    'active-alignment',
  ),
};

export const Slideshow: Story = {
  args: { design: 'slideshow' },
  parameters: shows('One picture at a time; the height follows it.'),
};

export const List: Story = {
  args: { design: 'list', listImageSize: 40, padding: 16, imageAspectRatio: 1.5 },
  parameters: shows('Pictures with their words beside them.', 'listImageSize', 'padding'),
};

export const Stacked: Story = {
  args: { design: 'stacked', padding: 20 },
  parameters: shows('One below the other: the design for every name that is not known.', 'padding'),
};

interface RowsProps {
  readonly rowHeight: number;
  readonly gutter: number;
}

function Rows(options: RowsProps) {
  const { container, items } = layout('autorows', options, photographs);
  return (
    <div {...container}>
      <div className="gallery-track">
        {photographs.map(({ id, source, title }, index) => (
          <div key={id} {...items[index]}>
            <div className="gallery-frame">
              <img src={source} alt={title} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export const Autorows: StoryObj<RowsProps> = {
  args: { rowHeight: 200, gutter: 8 },
  render: (args) => <Rows rowHeight={args.rowHeight} gutter={args.gutter} />,
  parameters: {
    about:
      'Rows of one height, justified, of nothing but what layout() answers: no script measures or moves anything.',
    controls: { include: ['rowHeight', 'gutter'] },
  },
};
