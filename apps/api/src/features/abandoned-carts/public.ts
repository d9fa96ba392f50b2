/** What other features may call. */
export { readCartRecovery, writeCartRecovery } from './cart-recovery.queries.ts';
export { findRestorableCart, type RestorableCart } from './find-restorable-cart.ts';
export { readRestoreToken, readStopToken, restorePathOf, stopPathOf } from './recovery-links.ts';
export { findStoppedMails } from './stopped-mails.queries.ts';
