/** What is said while an answer is on its way. */
export const waiting = {
  'common.slow': 'Det tager længere end normalt …',
};
