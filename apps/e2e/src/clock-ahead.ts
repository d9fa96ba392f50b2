const dayMs = 86_400_000;

/** The `NODE_OPTIONS` of a process whose clock is so many days ahead. */
export function clockAhead(days: number): string {
  const script = `
    const now = Date.now;
    Date.now = () => now() + ${days * dayMs};
    globalThis.Date = new Proxy(Date, {
      construct: (target, values, newTarget) =>
        Reflect.construct(target, values.length === 0 ? [Date.now()] : values, newTarget),
    });`;
  const others = process.env['NODE_OPTIONS'] ?? '';
  return `${others} --import=data:text/javascript,${encodeURIComponent(script)}`.trim();
}
