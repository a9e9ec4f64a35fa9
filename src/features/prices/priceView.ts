/** Where the address has which view of the prices is shown; the list where it does not. */
export const viewParam = 'view';

/** Its value for the matrix. */
export const matrixView = 'matrix';

/** Where it has the area of the matrix, by its id. */
export const areaParam = 'area';

/** The address of the other view: what it says of either stays, so that each is come back to as it was left. */
export function searchOf(now: URLSearchParams, isMatrix: boolean): string {
  const next = new URLSearchParams(now);
  if (isMatrix) next.set(viewParam, matrixView);
  else next.delete(viewParam);
  return next.toString();
}
