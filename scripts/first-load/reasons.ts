/**
 * Why each part of 1 kB or more belongs to a first load (`npm run size -- --why`). A part is a package, a folder of
 * src, the page or the style sheets.
 */
export const reasons: Readonly<Record<string, string>> = {
  'react-dom': 'Renders every screen, and hydrates the first view in the HTML.',
  react: 'Components, state and effects.',
  scheduler: 'Schedules the work of react-dom, which needs it.',
  'react-router': 'Addresses, links, navigation and redirects of all pages.',
  '@reduxjs/toolkit':
    'The store and RTK Query, which fetches, caches and shares every response of the API.',
  immer: 'Used by the reducers of Redux Toolkit and by RTK Query.',
  axios: 'Sends every request.',
  i18next: 'Texts in two languages, with plurals and values.',
  'react-i18next': 'Renders texts again when the language changes.',
  formik: 'Values, touched fields and errors of the first form behind the link.',
  yup: 'The rules of step 1, which also decide which fields its card shows as text.',
  'date-fns': 'Parses the dates in responses, and formats them.',
  'lodash-es': 'Formik copies values and finds fields with it.',
  reactstrap:
    'Buttons, and the dialog that a list shows when the chunk of another dialog cannot be loaded.',
  'react-transition-group': 'reactstrap imports it for the transitions of its components.',
  'react-paginate': 'The page numbers below the list.',
  'react-toastify':
    'Notifications; prefetched when idle, because it could not be loaded to report a lost connection.',
  webpack: 'The module runtime, with the names of all chunks and style sheets.',
  'index.html': 'The first view, in both languages for the public pages, and the first request.',
  'styles in the page': 'Styles that several pages share.',
  'style sheets': "Styles of the staff's pages and lists.",
  'src/api/core': 'The base query: bearer token, time-outs, and one error type for every failure.',
  'src/api/truckers': 'The requests for hauliers, and the parsers of their responses.',
  'src/app/layouts': "The staff's layout: menu, tools, footer.",
  'src/app/start': 'Composes the application, and hydrates the first view.',
  'src/app/routing':
    'All routes and their guards, and the chunks that a page needs before it is rendered.',
  'src/config': 'The validated settings of the deployment, paths and constants.',
  'src/domain':
    'The fields and rules of a haulier, for the application and for the preload script that runs before it.',
  'src/features/registration':
    'Step 1 and the frame of the wizard. Steps 2 and 3 are loaded later.',
  'src/features/truckers': 'The list of hauliers. Its dialogs are loaded at their first use.',
  'src/i18n/locales': 'The texts of the first page in one language.',
  'src/shared/drafts':
    'Unsaved drafts: their storage in the tab, and the question before they are lost.',
  'src/shared/forms': 'Fields, their errors and the submit of every form.',
  'src/shared/hooks': 'Hooks that several pages share: title, focus, Escape, settings.',
  'src/shared/lists': 'Table, search and address state of all lists.',
  'src/shared/notifications':
    'The place of notifications. The toasts are loaded when the browser is idle.',
  'src/shared/runs':
    'Stores a run and restores it after a reload. The bar that carries it out is loaded later.',
  'src/shared/ui': 'Buttons, icons, panels and states of all pages.',
  'src/store': 'The session, the connection and the return to a list, with their effects.',
};
