import { Page, StyleSheet, Text, View, type TextProps } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { documentFamilies } from './document-fonts.ts';
import type { DocumentText } from './document-text.ts';

const gray = '#5c5a55';
const line = '#d5d2cb';

const styles = StyleSheet.create({
  page: {
    paddingTop: 44,
    paddingBottom: 64,
    paddingHorizontal: 48,
    fontFamily: documentFamilies as unknown as string,
    fontSize: 9.5,
    lineHeight: 1.4,
    color: '#1d1c1a',
  },
  row: { flexDirection: 'row' },
  rowRtl: { flexDirection: 'row-reverse' },
  head: { justifyContent: 'space-between', marginBottom: 28 },
  title: { fontSize: 22, fontWeight: 700, lineHeight: 1.2 },
  half: { width: '48%' },
  name: { fontWeight: 700, fontSize: 11 },
  label: { color: gray },
  fact: { justifyContent: 'space-between' },
  block: { justifyContent: 'space-between', marginBottom: 24 },
  headRow: {
    borderBottomWidth: 1,
    borderBottomColor: '#1d1c1a',
    paddingVertical: 5,
    fontWeight: 700,
  },
  tableRow: { borderBottomWidth: 0.5, borderBottomColor: line, paddingVertical: 6 },
  wide: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  number: { width: 84 },
  amounts: { marginTop: 10, width: '62%' },
  amountsStart: { alignSelf: 'flex-end' },
  amountsRtl: { alignSelf: 'flex-start' },
  amount: { justifyContent: 'space-between', paddingVertical: 2.5 },
  total: { fontWeight: 700, fontSize: 11.5 },
  notes: { marginTop: 24 },
  note: { marginBottom: 6 },
  footer: {
    position: 'absolute',
    bottom: 28,
    left: 48,
    right: 48,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: gray,
    fontSize: 8,
  },
});

/** The style of one element. */
type Style = Exclude<NonNullable<TextProps['style']>, readonly unknown[]>;

/** The pages of one document. Long tables continue on the next page, below their head. */
export function documentPage(document: DocumentText, key: number): ReactElement {
  const { isRtl } = document;
  const start: Style = { textAlign: isRtl ? 'right' : 'left', direction: isRtl ? 'rtl' : 'ltr' };
  const end: Style = { textAlign: isRtl ? 'left' : 'right' };
  const row = isRtl ? styles.rowRtl : styles.row;
  const text = (content: string, style: Style = {}, id?: string | number) =>
    h(Text, { style: [start, style], key: id ?? content }, content);
  const pair = (label: string, value: string, style: Style[], id: string) =>
    h(View, { style: [row, ...style], key: id, wrap: false }, [
      text(label, { ...styles.label, flexShrink: 1 }, 'label'),
      h(Text, { style: end, key: 'value' }, value),
    ]);
  const cells = (contents: readonly string[], detail = '') =>
    contents.map((content, index) =>
      index === 0
        ? h(View, { style: styles.wide, key: index }, [
            text(content, {}, 'content'),
            ...(detail === '' ? [] : [text(detail, styles.label, 'detail')]),
          ])
        : h(Text, { style: [styles.number, end], key: index }, content),
    );
  return h(Page, { size: 'A4', style: styles.page, key }, [
    h(View, { style: [row, styles.head], key: 'head' }, [
      h(
        View,
        { style: styles.half, key: 'seller' },
        document.seller.map((content, index) =>
          text(content, index === 0 ? styles.name : {}, index),
        ),
      ),
      h(View, { style: styles.half, key: 'facts' }, [
        text(document.title, styles.title, 'title'),
        ...document.facts.map(({ label, value }) => pair(label, value, [styles.fact], label)),
      ]),
    ]),
    h(
      View,
      { style: [row, styles.block], key: 'addresses' },
      document.addresses.map(({ title, lines }) =>
        h(View, { style: styles.half, key: title }, [
          text(title, styles.label, 'title'),
          ...lines.map((content, index) => text(content, {}, index)),
        ]),
      ),
    ),
    h(View, { style: [row, styles.headRow], key: 'columns', fixed: true }, cells(document.columns)),
    ...document.rows.map((tableRow, index) =>
      h(
        View,
        { style: [row, styles.tableRow], key: `row.${index}`, wrap: false },
        cells(tableRow.cells, tableRow.detail),
      ),
    ),
    h(
      View,
      {
        style: [styles.amounts, isRtl ? styles.amountsRtl : styles.amountsStart],
        key: 'amounts',
        wrap: false,
      },
      document.amounts.map(({ label, value, isTotal = false }, index) =>
        pair(label, value, isTotal ? [styles.amount, styles.total] : [styles.amount], `${index}`),
      ),
    ),
    h(
      View,
      { style: styles.notes, key: 'notes' },
      document.notes.map((note, index) => text(note, styles.note, index)),
    ),
    h(View, { style: styles.footer, key: 'footer', fixed: true }, [
      h(Text, { key: 'name' }, `${document.seller[0] ?? ''} · ${document.facts[0]?.value ?? ''}`),
      h(Text, {
        key: 'page',
        render: ({ subPageNumber, subPageTotalPages }) => `${subPageNumber} / ${subPageTotalPages}`,
      }),
    ]),
  ]);
}
