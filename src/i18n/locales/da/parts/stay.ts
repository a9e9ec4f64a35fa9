/** The answer that leaves a page as it is, which a link that does not work asks for, too. */
export const stay = {
  'common.stay': 'Bliv på siden',
};
