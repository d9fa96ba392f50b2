/** The devices that the editor previews (specification 2; ENUM-07). */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const;

/** One device of the preview. */
export type DeviceView = (typeof deviceViews)[number];
