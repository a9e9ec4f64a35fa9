import type { Defect } from './defect';

const screens = { stage: 'e2e', file: 'tests/e2e/screens/screens.spec.ts' } as const;
const onPhone = { ...screens, project: 'phone' } as const;
const onDesktop = { ...screens, project: 'desktop' } as const;

/** What is wrong with how a screen looks, prints or is reached: a browser notices. */
export const screenDefects: readonly Defect[] = [
  {
    name: 'the way to change an answer is gone on the smallest phones',
    file: 'src/features/registration/_wizard.scss',
    find: '  .answer-list-change {\n    flex: none;',
    replace:
      '  .answer-list-change {\n    @media (width < 22rem) {\n      display: none;\n    }\n    flex: none;',
    caughtBy: { ...onPhone, title: 'work' },
  },
  {
    name: 'a field is hidden at 320 px',
    file: 'src/styles/_forms.scss',
    find: '.form-control {\n  padding-inline: min(3.5vw, 0.875rem);',
    replace:
      '.form-control {\n  padding-inline: min(3.5vw, 0.875rem);\n\n  &[inputmode="numeric"] {\n    @media (width < 22rem) {\n      display: none;\n    }\n  }',
    caughtBy: { ...onPhone, title: 'wizard' },
  },
  {
    name: 'the page scrolls sideways at 320 px',
    file: 'src/features/registration/_wizard.scss',
    find: '.wizard {\n  max-width: 40rem;',
    replace: '.wizard {\n  min-width: 22rem;\n  max-width: 40rem;',
    caughtBy: { ...onPhone, title: 'wizard' },
  },
  {
    name: 'small print has too little contrast in the dark theme',
    file: 'src/styles/_tokens.scss',
    find: '    --muted: #a6b6b3;',
    replace: '    --muted: #55655f;',
    caughtBy: { ...onDesktop, title: 'login' },
  },
  {
    name: 'a label is tied to no field',
    file: 'src/shared/forms/fields/FieldFrame.tsx',
    find: '<label className="form-label" htmlFor={id}>',
    replace: '<label className="form-label">',
    caughtBy: { ...onDesktop, title: 'login' },
  },
  {
    name: 'the actions of a row are too small and too near to be hit',
    file: 'src/shared/lists/_cells.scss',
    find: '    width: 1.875rem;\n    min-height: 1.875rem;',
    replace: '    width: 1.125rem;\n    min-height: 1.125rem;',
    caughtBy: { ...onDesktop, title: 'truckers can be read' },
  },
  {
    name: 'the price covers what has the focus',
    file: 'src/features/registration/pricing/price.scss',
    find: '    scroll-padding-block-end: var(--price-room);',
    replace: '    scroll-padding-block-end: 0;',
    caughtBy: { stage: 'e2e', file: 'tests/e2e/haulier/keyboard.spec.ts' },
  },
  {
    name: 'nobody sees where the focus is',
    file: 'src/styles/_base.scss',
    find: '  outline: 3px solid var(--focus);\n  outline-offset: 2px;',
    replace: '  outline: 0;',
    caughtBy: { stage: 'e2e', file: 'tests/e2e/haulier/keyboard.spec.ts' },
  },
  {
    name: 'buttons are printed with an e-mail',
    file: 'src/styles/_print.scss',
    find: '  .btn,\n  .Toastify {',
    replace: '  .Toastify {',
    caughtBy: { stage: 'e2e', file: 'tests/e2e/haulier/email.spec.ts' },
  },
  {
    name: 'a list is printed as cards',
    file: 'src/styles/paper.scss',
    find: '    container-type: normal;',
    replace: '',
    caughtBy: { stage: 'e2e', file: 'tests/e2e/staff/paper.spec.ts' },
  },
  {
    name: 'a page is left without a question, and what was typed is gone',
    file: 'src/shared/drafts/unsavedWork.tsx',
    find: 'if (works.some(({ current }) => current.hasChanges())) event.preventDefault();',
    replace: 'void event;',
    caughtBy: { stage: 'e2e', file: 'tests/e2e/haulier/neverLost.spec.ts' },
  },
  {
    name: 'a page that comes back from the browser’s cache shows for a moment what a session has left',
    file: 'src/store/watchSession.ts',
    find: '    cover(persisted && selectToken(store.getState()) !== null);',
    replace: '',
    caughtBy: { stage: 'e2e', file: 'tests/e2e/browser/backForwardCache.spec.ts' },
  },
  {
    name: 'nginx sends no X-Content-Type-Options',
    file: 'deploy/nginx/site.conf',
    find: '  add_header X-Content-Type-Options nosniff always;\n',
    replace: '',
    caughtBy: { stage: 'e2e', file: 'tests/e2e/server/server.spec.ts' },
  },
  {
    name: 'the policy lets a form be sent anywhere',
    file: 'deploy/contentPolicy.ts',
    find: '    "form-action \'none\'",\n',
    replace: '',
    caughtBy: { stage: 'e2e', file: 'tests/e2e/browser/policy.spec.ts' },
  },
];
