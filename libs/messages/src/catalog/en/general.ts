/** Texts that any part of the product may need (specification 8, user-facing). */
export const general = {
  somethingWentWrong: 'Something went wrong',
  unableToLoadResults: 'Unable to load results',
  unableToLoad: 'Unable to load. Try again.',
  unableToLocateContent: 'Unable to locate content',
  unableToConnect: 'Unable to connect. Please try again',
  networkError: 'Network error',
  noResults: 'No results found',
  checkConnection: 'Please check your internet connection.',
  tryAgain: 'Please try again.',
  timeZoneFailed: 'Failed to load timezone {timeZone}',
  justNow: 'just now',
} as const;
