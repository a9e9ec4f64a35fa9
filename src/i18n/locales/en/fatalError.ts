/** What can be said in English when nothing can be fetched; the rest of `core` is a file of its own. */
export const fatalError = {
  SOMETHING_WENT_WRONG: 'Oops, something went wrong!',
  'common.tryAgain': 'Try again',
  'common.errorReference':
    'Reference number: {{id}}. Please give it if you call or write about this.',
  'notFound.home': 'Go to the home page',
};
