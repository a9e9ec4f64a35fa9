/** What a signing page needs, as tokens of `sandbox`: where a deployment says nothing else. It cannot move the page that it stands in (D19). */
export const defaultSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';
