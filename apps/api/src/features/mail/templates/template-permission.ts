/** Mail templates are settings of the store, like its shipping. */
export const templatePermission = 'shipping_tax.write';
