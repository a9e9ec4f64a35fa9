/** Puts these faults, as terms, in place of those that are on, and says a text where that worked. */
export type SetFaults = (terms: readonly string[], success: string) => Promise<boolean>;
