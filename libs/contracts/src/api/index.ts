export {
  currentAccount,
  signUp,
  confirmSignUp,
  login,
  logout,
  readAccount,
  confirmPassword,
} from './accounts.ts';
export { listAssets, uploadAsset, changeAsset, deleteAsset, type UploadedAsset } from './assets.ts';
export {
  readCart,
  addCartEntry,
  changeCartEntry,
  removeCartEntry,
  postCart,
  chooseShipping,
  enterCode,
  removeCode,
  gotoCheckout,
} from './cart.ts';
export {
  hitData,
  recordButtonClick,
  recordButtonRender,
  recordFormRender,
  recordOverlay,
  recordQuickView,
  trackLanding,
  type HitData,
} from './census.ts';
export {
  checkoutBody,
  placeOrder,
  postCheckout,
  returnFromPayment,
  readSecondStep,
  answerSecondStep,
  type CheckoutBody,
} from './checkout.ts';
export {
  addOrderNote,
  cancelOrder,
  changeOrderTags,
  changeTracking,
  createFulfillment,
  fulfillOrders,
  listOrders,
  captureOrder,
  markOrderPaid,
  orderViews,
  readOrder,
  refundOrder,
  resendOrderMail,
  undoFulfillment,
  type OrderView,
} from './orders.ts';
export {
  collection,
  storedItem,
  listCollections,
  listItems,
  createItem,
  readItem,
  writeItem,
  deleteItem,
  duplicateItem,
  moveItem,
  readItemFacets,
  readItemPath,
  changeProducts,
  type Collection,
  type ProductsChange,
  type StoredItem,
} from './collections.ts';
export {
  listContributors,
  changeContributor,
  removeContributor,
  leaveWebsite,
  transferWebsite,
  listInvitations,
  inviteContributor,
  resendInvitation,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
} from './contributors.ts';
export {
  defineEndpoint,
  type HttpMethod,
  type Endpoint,
  type EndpointParams,
  type EndpointQuery,
  type EndpointBody,
  type EndpointResponse,
} from './define-endpoint.ts';
export {
  captchaChallenge,
  captchaProof,
  createCaptchaChallenge,
  createSubmissionKey,
  formTrapName,
  submissionPayload,
  saveSubmission,
  postForm,
  listForms,
  createForm,
  writeForm,
  listSubmissions,
  releaseSubmission,
  type CaptchaChallenge,
  type CaptchaProof,
  type SubmissionPayload,
} from './forms.ts';
export {
  recordEvent,
  trackEvent,
  recordJavascriptErrors,
  recordTrace,
  readPerformanceSettings,
  performanceRecords,
  recordPerformance,
} from './events.ts';
export {
  adjustmentReasons,
  adjustStock,
  changeStockSettings,
  inventoryRow,
  listInventory,
  listStockMovements,
  movementKinds,
  stockMovement,
  stockStates,
  type AdjustmentReason,
  type InventoryRow,
  type MovementKind,
  type StockMovementRow,
  type StockState,
} from './inventory.ts';
export {
  changeDiscounts,
  createDiscount,
  discountActions,
  listDiscounts,
  listDiscountTargets,
  readDiscount,
  writeDiscount,
} from './discounts.ts';
export {
  changeDigitalFile,
  listDigitalFiles,
  readDownloadSettings,
  readOrderDownloads,
  removeDigitalFile,
  renewOrderDownloads,
  uploadDigitalFile,
  writeDownloadSettings,
} from './downloads.ts';
export {
  adjustGiftCard,
  changeGiftCard,
  issueGiftCard,
  listGiftCards,
  postGiftCard,
  postGiftCardBalance,
  readGiftCard,
  readGiftCardSettings,
  resendGiftCard,
  writeGiftCardSettings,
} from './gift-cards.ts';
export {
  abandonedCartViews,
  listAbandonedCarts,
  readCartRecovery,
  restoreCart,
  stopCartMails,
  writeCartRecovery,
  type AbandonedCartView,
} from './abandoned-carts.ts';
export {
  addCustomerNote,
  changeCustomerTags,
  customerSorts,
  customerViews,
  eraseCustomer,
  exportCustomer,
  listCustomers,
  readCustomer,
  recordConsent,
  type CustomerSort,
  type CustomerView,
} from './customers.ts';
export {
  deleteFilter,
  listSavedFilters,
  maxSavedFilters,
  renameFilter,
  saveFilter,
  type FilteredList,
  type SavedFilter,
} from './saved-filters.ts';
export { readDemoData, removeDemoData, type DemoData } from './demo-data.ts';
export { maxReportMonths, readSalesReport } from './reports.ts';
export {
  dismissStoreSetup,
  readStoreSetup,
  storeSetupSteps,
  type StoreSetup,
  type StoreSetupStep,
} from './store-setup.ts';
export {
  issueInvoices,
  listOrderInvoices,
  printInvoices,
  printPackingSlips,
  readInvoiceSettings,
  writeInvoiceSettings,
} from './invoices.ts';
export { outboxMail, listMail, type OutboxMail } from './mail.ts';
export {
  listMailTemplates,
  previewMailTemplate,
  readMailTemplate,
  resetMailTemplate,
  switchMail,
  testMailTemplate,
  writeMailTemplate,
} from './mail-templates.ts';
export { unsubscribe } from './newsletter.ts';
export {
  pageParams,
  listPages,
  createPage,
  readPage,
  changePage,
  readPageCode,
  writePageCode,
  deletePage,
  listDeletedPages,
  restorePage,
  readDocument,
  applyOperations,
} from './pages.ts';
export {
  changePayments,
  connectStripe,
  disconnectStripe,
  listPayments,
  readStripeAccount,
  receiveStripeEvent,
  type StorePayment,
  type StorePayments,
  type StripeAccountView,
} from './payments.ts';
export {
  category,
  changeCategory,
  listCategories,
  writeCategories,
  type Category,
} from './categories.ts';
export { readCheckoutSettings, writeCheckoutSettings } from './checkout-settings.ts';
export { readTaxes, testTaxService, writeTaxes } from './taxes.ts';
export { readServiceSecret, serviceProblems, type ServiceProblem } from './store-services.ts';
export { readShipping, testRateService, writeShipping } from './shipping.ts';
export { pageQuery, paged, websiteParams, done } from './paging.ts';
export { listPendingChanges, publish, listReleases, restoreRelease } from './releases.ts';
export {
  changeReviews,
  listReviews,
  postReview,
  readReview,
  readReviewSettings,
  stopReviewRequests,
  writeReview,
  writeReviewSettings,
} from './reviews.ts';
export { readBlockData } from './block-data.ts';
export {
  readViewer,
  giveConsent,
  readConsentStyle,
  recordHit,
  renderWidget,
  suggestResults,
  unlockPage,
} from './visitor.ts';
export {
  listWebsites,
  createWebsite,
  readWebsite,
  changeWebsite,
  readStyles,
  writeStyles,
  readNavigation,
  writeNavigation,
  readHeaderFooter,
  writeHeaderFooter,
  readOverlays,
  writeOverlays,
  readBusiness,
  writeBusiness,
} from './websites.ts';
export {
  productImport,
  productImportStates,
  importScopes,
  uploadProductImport,
  checkProductImport,
  runProductImport,
  undoProductImport,
  readProductImport,
  listProductImports,
  exportProducts,
  type ImportCheck,
  type ImportScope,
  type ProductImport,
  type ProductImportState,
} from './product-imports.ts';
