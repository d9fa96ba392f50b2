import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { chooseWidth, imageWidths, sizeFormats, sizedSource, type SizeFormat } from '../index.ts';
import { Picture } from './picture.fixture.tsx';

interface WidthsProps {
  readonly boxWidth: number;
  readonly dpr: number;
  readonly dprMax: number;
  readonly sizeAdjustment: number;
  readonly sizeFormat: SizeFormat;
}

const source = '/demo/land-sea-sunset.jpg';

function Widths({ boxWidth: initial, sizeFormat, ...wish }: WidthsProps) {
  const [boxWidth, setBoxWidth] = useState(initial);
  const width = chooseWidth({ cssWidth: boxWidth, ...wish, naturalWidth: 2000 });
  return (
    <>
      <label style={{ display: 'block', maxInlineSize: '40rem', marginBlockEnd: '1rem' }}>
        Width of the box: {boxWidth} px
        <input
          type="range"
          min={50}
          max={1600}
          value={boxWidth}
          onChange={(event) => setBoxWidth(event.currentTarget.valueAsNumber)}
        />
      </label>
      <p>
        {boxWidth} × {wish.dpr}, at most × {wish.dprMax} → <strong>{width}</strong>
        <br />
        <code>{sizedSource(source, width, { sizeFormat })}</code>
      </p>
      <ul className="row" aria-label="Widths that are served" style={{ padding: 0 }}>
        {imageWidths.toReversed().map((served) => (
          <li
            key={served}
            aria-current={served === width}
            style={{
              padding: '0.25rem 0.75rem',
              listStyle: 'none',
              borderRadius: '1rem',
              background: served === width ? '#1257a8' : '#f1f3f5',
              color: served === width ? '#fff' : 'inherit',
            }}
          >
            {served}
          </li>
        ))}
      </ul>
      <div style={{ inlineSize: boxWidth, maxInlineSize: '100%' }}>
        <Picture
          source={source}
          alt="Sunset at sea"
          dimensions={{ width: 2000, height: 1333 }}
          placeholder="#e8a77c"
        />
      </div>
    </>
  );
}

const meta = {
  title: 'Libraries/image-loader/Widths',
  component: Widths,
  args: { boxWidth: 360, dpr: 2, dprMax: 3, sizeAdjustment: 1, sizeFormat: 'queryString' },
  argTypes: {
    dpr: { control: { type: 'range', min: 1, max: 4, step: 0.25 } },
    dprMax: { control: { type: 'range', min: 1, max: 4, step: 0.25 } },
    sizeAdjustment: { control: { type: 'range', min: 0.25, max: 2, step: 0.25 } },
    sizeFormat: { control: 'inline-radio', options: sizeFormats },
    boxWidth: { table: { disable: true } },
  },
} satisfies Meta<typeof Widths>;
export default meta;

export const Chosen: StoryObj<typeof meta> = {
  parameters: {
    about: 'Resize the box: the smallest served width that fills its device pixels is asked for.',
  },
};

export const BlurredBackground: StoryObj<typeof meta> = {
  args: { sizeAdjustment: 0.5 },
  parameters: { about: 'What will be blurred needs half of its pixels.' },
};
