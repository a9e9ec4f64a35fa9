/**
 * Why each part of 1 kB or more belongs to a first load (`npm run size -- --why`). A part is a package, a folder of
 * src, the page or the style sheets.
 */
export const reasons: Readonly<Record<string, string>> = {
  'react-dom': 'Draws every screen, and takes the first view over where it stands.',
  react: 'Components, state and effects.',
  scheduler: 'Decides for react-dom what it draws first; has no entry without it.',
  'react-router': 'Addresses, links, steps back and redirections of all pages (0002).',
  '@reduxjs/toolkit':
    'The store and RTK Query: every answer of the API is read, kept and shared by it (0003).',
  immer: 'How reducers of Redux Toolkit change state; RTK Query does not come without it.',
  axios: 'Sends every call.',
  i18next: 'Texts in two languages, with plurals and values; without plug-ins.',
  'react-i18next': 'Draws anew what shows texts when the language changes.',
  formik: 'Values, touched fields and errors of the form that the link opens with.',
  yup: 'The rules of step 1, which also decide what may stand in its card.',
  'date-fns': 'Reads the dates of an answer, and writes them as people read them.',
  'lodash-es': 'How Formik copies values and finds those of a field.',
  reactstrap:
    'Its buttons, and the dialog in which a list says that the script of a dialog does not come.',
  'react-paginate': 'The pages below the list.',
  'react-toastify':
    'Shows notifications; asked for when idle, as one about a lost connection comes too late to fetch it.',
  webpack:
    'Finds and runs modules, and fetches what comes later; its names of scripts and style sheets.',
  'index.html':
    'The first view, in both languages for the public pages (0042), and the first request (0043).',
  'styles in the page': 'The look of everything that more than one page has.',
  'style sheets': "The look of the staff's pages and lists.",
  'src/api/core': 'One base query: bearer, time-outs, one error for every failure (0003).',
  'src/api/truckers': 'The calls of hauliers, and the readers of what the server answers.',
  'src/app/layouts': "The staff's frame: menu, tools, footer.",
  'src/app/start': 'Puts the application together, and takes the first view over (0042, 0043).',
  'src/app/routing': 'All routes as data, guards, and what a page needs before it is drawn (0005).',
  'src/config': 'The settings of the deployment, checked; paths and constants.',
  'src/domain':
    'The fields and rules of a haulier: in the application, and in the script that shows it before (0043).',
  'src/features/registration':
    'Step 1 as it first stands, and the frame of the wizard; steps 2 and 3 come later.',
  'src/features/truckers': 'The list of hauliers; its dialogs come with their first use.',
  'src/i18n/locales': 'The texts of the first page in one language.',
  'src/shared/drafts':
    'What is typed and not saved: the question before it is lost, and its place in the tab.',
  'src/shared/forms': 'Fields, their errors and the submit of every form.',
  'src/shared/lists': 'Table, search and state in the address, of every list.',
  'src/shared/notifications':
    'Where notifications appear; the toasts come when the browser is idle.',
  'src/shared/ui': 'Buttons, icons, panels and states that all pages have.',
  'src/store': 'The session, the connection and the way back to a list, with their effects.',
};
