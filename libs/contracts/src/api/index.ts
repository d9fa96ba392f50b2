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
  type Collection,
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
export { outboxMail, listMail, type OutboxMail } from './mail.ts';
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
  type StripeAccountView,
} from './payments.ts';
export { readTaxes, writeTaxes } from './taxes.ts';
export { readShipping, writeShipping } from './shipping.ts';
export { pageQuery, paged, websiteParams, done } from './paging.ts';
export { listPendingChanges, publish, listReleases, restoreRelease } from './releases.ts';
export { readBlockData } from './block-data.ts';
export {
  readViewer,
  giveConsent,
  readConsentStyle,
  recordHit,
  renderWidget,
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
