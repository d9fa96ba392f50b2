/** Buttons of the dialogs that a page opens; the specification shows the dialogs, not these words. */
export const dialogs = {
  close: 'Close',
  confirm: 'OK',
  reject: 'No',
  cancel: 'Cancel',
} as const;
