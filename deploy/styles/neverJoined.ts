/** Class names that a library could build at runtime but does not build here. */
export interface NeverJoined {
  classes: RegExp;
  because: string;
}

/** The end-to-end tests check this on all screens: no element has a class whose rules were removed. */
export const neverJoined: readonly NeverJoined[] = [
  {
    classes: /^modal-(?:xl|xxl|fullscreen-\w+-down)$/,
    because: 'AppModal has the sizes sm, lg and fullscreen.',
  },
  {
    classes: /^Toastify__toast-container--(?!bottom-left$)/,
    because: 'Toasts puts all notifications at the bottom left.',
  },
  {
    classes: /^Toastify__(?:toast|progress-bar)-theme--(?!light$)/,
    because: 'Toasts has one theme, in the colours of the tokens.',
  },
  {
    classes: /^Toastify__(?:bounce|slide|zoom|flip)-/,
    because: 'Toasts come and go by a transition of our own.',
  },
];
