import type { ReactNode } from 'react';

/** Line icons in a 24 × 24 view box, in the text color. */
const paths = {
  menu: 'M3 7h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  cart: 'M6 8h12l1.2 12.5H4.8zM9 8V6.5a3 3 0 0 1 6 0V8',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  plus: 'M12 5v14M5 12h14',
  check: 'M4 12.5l5.5 5.5L20 7',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  phone:
    'M5.5 3.5h3.2l1.6 4.2-2 1.6a12.5 12.5 0 0 0 6.4 6.4l1.6-2 4.2 1.6v3.2a2 2 0 0 1-2.2 2A16.8 16.8 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2z',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6.5L12 13l8.5-6.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.4 2',
  place:
    'M12 21.5s7-6.6 7-11.8A7 7 0 0 0 5 9.7c0 5.2 7 11.8 7 11.8zM12 12.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
} as const;

export type IconName = keyof typeof paths;

/** An icon beside or instead of a label. Without a label, its element needs an accessible name. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }): ReactNode => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
