/** Labels of the system error overlay. */
export interface SystemErrorLabels {
  readonly title: string;
  readonly reload: string;
  readonly clear: string;
}

/** Default labels (specification §8). */
export const systemErrorLabels: SystemErrorLabels = {
  title: 'Something Went Wrong!',
  reload: 'Reload Page',
  clear: 'Clear',
};
