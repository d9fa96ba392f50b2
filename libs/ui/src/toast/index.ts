export { showToast, toastMs } from './show-toast.ts';
