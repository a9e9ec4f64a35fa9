/** The English texts that must be available when nothing can be fetched. The rest of `core` is a separate file. */
export const fatalError = {
  SOMETHING_WENT_WRONG: 'Oops, something went wrong!',
  'common.tryAgain': 'Try again',
  'common.errorReference':
    'Reference number: {{id}}. Please give it if you call or write about this.',
  'notFound.home': 'Go to the home page',
};
