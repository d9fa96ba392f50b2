import type { CSSProperties } from 'react';

/**
 * Styles of mails: inline, because mail programs drop style sheets, and limited to properties that all of them
 * support.
 */
export const mailStyles = {
  ground: { margin: 0, padding: 0, backgroundColor: '#f4f3f0' },
  frame: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  margin: { padding: '32px 12px' },
  sheet: {
    width: '100%',
    maxWidth: '560px',
    margin: '0 auto',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    textAlign: 'start',
    backgroundColor: '#ffffff',
    color: '#1d1c1a',
    fontFamily: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    fontSize: '16px',
    lineHeight: '1.55',
    overflowWrap: 'anywhere',
    // For mail programs without support for the other value.
    wordBreak: 'break-word',
  },
  part: { padding: '28px 36px' },
  lineBelow: { borderBottom: '1px solid #e7e4de' },
  lineAbove: { borderTop: '1px solid #e7e4de' },
  site: { margin: 0, fontSize: '15px', fontWeight: 600, letterSpacing: '0.01em' },
  title: { margin: '0 0 12px', fontSize: '26px', lineHeight: '1.25', fontWeight: 500 },
  text: { margin: '0 0 16px' },
  small: { margin: 0, color: '#6b6862', fontSize: '14px', lineHeight: '1.5' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    padding: '12px 0',
    borderBottom: '1px solid #e7e4de',
    verticalAlign: 'top',
    textAlign: 'start',
  },
  amount: {
    padding: '12px 0 12px 16px',
    borderBottom: '1px solid #e7e4de',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  grand: { fontWeight: 600, fontSize: '17px', borderBottom: '0' },
  divider: { border: 0, borderTop: '1px solid #e7e4de', margin: '24px 0' },
  image: { display: 'block', width: '100%', maxWidth: '488px', height: 'auto', margin: '0 0 20px' },
  /** The cell of a button: Outlook ignores the padding of links. */
  button: { padding: '13px 26px', borderRadius: '4px', backgroundColor: '#1d1c1a' },
  buttonLink: {
    color: '#ffffff',
    fontSize: '15px',
    fontWeight: 600,
    textDecoration: 'none',
  },
} as const satisfies Readonly<Record<string, CSSProperties>>;
