import type { FocalPoint } from '@sitewright/contracts/entities';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './focal-point-field.module.css';

/** Rounds to whole percents and limits to 0…1. */
const clampFraction = (value: number): number =>
  Math.min(Math.max(Math.round(value * 100) / 100, 0), 1);

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point after an arrow key: one percent further, or ten if `isLarge`. Undefined for any other key. */
export function stepFocalPoint(
  point: FocalPoint,
  key: string,
  isLarge: boolean,
): FocalPoint | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const size = isLarge ? 0.1 : 0.01;
  return { x: clampFraction(point.x + step[0] * size), y: clampFraction(point.y + step[1] * size) };
}

/** The point of an image that stays visible when it is cropped: a draggable dot, with previews of crops beside it. */
export function FocalPointField({
  src,
  alt,
  value,
  onChange,
}: {
  readonly src: string;
  readonly alt: string;
  readonly value: FocalPoint;
  readonly onChange: (point: FocalPoint) => void;
}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;
  const position = `${value.x * 100}% ${value.y * 100}%`;

  function moveToPointer(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || event.buttons === 0) return;
    onChange({
      x: clampFraction((event.clientX - box.left) / box.width),
      y: clampFraction((event.clientY - box.top) / box.height),
    });
  }

  function moveByKey(event: KeyboardEvent) {
    const next = stepFocalPoint(value, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    <div className={styles.field}>
      <div
        ref={frame}
        className={styles.frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveToPointer(event);
        }}
        onPointerMove={moveToPointer}
      >
        <img src={src} alt={alt} draggable={false} />
        <button
          type="button"
          className={styles.dot}
          style={{ left: percent(value.x), top: percent(value.y) }}
          aria-label={`Focal point, ${percent(value.x)} from the left, ${percent(value.y)} from the top. Arrow keys move it.`}
          onKeyDown={moveByKey}
        />
      </div>
      <div className={styles.crops} aria-hidden="true">
        {['1 / 1', '3 / 2', '16 / 9', '9 / 16'].map((aspectRatio) => (
          <img
            key={aspectRatio}
            src={src}
            alt=""
            style={{ aspectRatio, objectPosition: position }}
          />
        ))}
      </div>
    </div>
  );
}
