/** The texts that differ from the script's defaults; undefined if none do, as on an English page. */
export function differingTexts<Texts extends object>(
  texts: Texts,
  own: Texts,
): Partial<Texts> | undefined {
  const rows = Object.entries(texts).filter(([key, text]) => own[key as keyof Texts] !== text);
  return rows.length === 0 ? undefined : (Object.fromEntries(rows) as Partial<Texts>);
}
