import { useState, type ReactNode } from 'react';
import {
  Button,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Popover,
  SliderTrack,
  parseColor,
} from 'react-aria-components';
import styles from './color-field.module.css';
import menu from './menu.module.css';
import { TextField } from './text-field.tsx';

/** A color as `#rrggbb`: a swatch that opens a color area, a hue slider and text fields (CFG-02). */
export function ColorField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (hex: string) => void;
}): ReactNode {
  return (
    <ColorPicker value={value} onChange={(color) => onChange(color.toString('hex').toLowerCase())}>
      <DialogTrigger>
        <Button className={styles.button ?? ''} aria-label={`${label}, ${value}`}>
          <ColorSwatch className={styles.swatch ?? ''} />
          <span>
            {label}
            <span className={styles.code}>{value}</span>
          </span>
        </Button>
        <Popover className={menu.popover ?? ''} placement="bottom start">
          <Dialog className={styles.dialog ?? ''} aria-label={label}>
            <ColorArea
              colorSpace="hsb"
              xChannel="saturation"
              yChannel="brightness"
              className={styles.area ?? ''}
            >
              <ColorThumb className={styles.thumb ?? ''} />
            </ColorArea>
            <ColorSlider colorSpace="hsb" channel="hue" className={styles.hue ?? ''}>
              <SliderTrack className={styles.track ?? ''}>
                <ColorThumb className={styles.thumb ?? ''} />
              </SliderTrack>
            </ColorSlider>
            <ColorTextFields value={value} onChange={onChange} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </ColorPicker>
  );
}

/** `12 34 56` or `rgb(12, 34, 56)` as `#0c2238`; undefined for anything else. */
export function parseRgb(text: string): string | undefined {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  if (numbers.length !== 3 || numbers.some((number) => number > 255)) return undefined;
  return `#${numbers.map((number) => number.toString(16).padStart(2, '0')).join('')}`;
}

/** `abc123`, `#ABC123` or the short `#abc` as `#rrggbb`; undefined for anything else. */
export function hexOf(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return /^[0-9a-f]{6}$/.test(long) ? `#${long}` : undefined;
}

/** The same color in two notations to copy. Invalid input stays and gets an error. */
function ColorTextFields({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (hex: string) => void;
}): ReactNode {
  const rgb = parseColor(value).toFormat('rgb');
  const channels = (['red', 'green', 'blue'] as const).map((name) => rgb.getChannelValue(name));
  return (
    <div className={styles.typed}>
      <ColorTextField
        label="Hex"
        value={value}
        formatted={value}
        parse={hexOf}
        example="#1a2b3c"
        onChange={onChange}
      />
      <ColorTextField
        label="RGB"
        value={value}
        formatted={channels.join(' ')}
        parse={parseRgb}
        example="26 43 60"
        onChange={onChange}
      />
    </div>
  );
}

function ColorTextField({
  label,
  value,
  formatted,
  parse,
  example,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  /** Formats the color in this notation. */
  readonly formatted: string;
  readonly parse: (text: string) => string | undefined;
  readonly example: string;
  readonly onChange: (hex: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState({ text: formatted, value });
  // A different color was chosen with another control, such as the color area.
  const isTypedColor = typed.value === value;
  const shown = isTypedColor ? typed.text : formatted;
  return (
    <TextField
      label={label}
      value={shown}
      error={parse(shown) === undefined ? `Not a color. Enter one like ${example}.` : undefined}
      onChange={(text) => {
        const hex = parse(text);
        setTyped({ text, value: hex ?? value });
        if (hex !== undefined) onChange(hex);
      }}
      isCode
    />
  );
}
