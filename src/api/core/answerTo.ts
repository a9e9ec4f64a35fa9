interface Reading<Answer> {
  unwrap: () => Promise<Answer | undefined>;
  unsubscribe: () => void;
}

/**
 * The answer to a query that is read once and not watched. Undefined where the end of a session cut it off, which says nothing of
 * what was asked for; rejects with the call's error.
 */
export async function answerTo<Answer>(reading: Reading<Answer>): Promise<Answer | undefined> {
  try {
    return await reading.unwrap();
  } finally {
    reading.unsubscribe();
  }
}
