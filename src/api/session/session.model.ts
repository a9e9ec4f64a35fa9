/** The signed-in member of staff, kept locally (specification, section 3). */
export interface User {
  name: string;
  email: string;
  role: string;
}

/** What the login form writes. */
export interface Credentials {
  email: string;
  password: string;
}

/** A login that succeeded, or the server's `user: 0` with its reason, which logs nobody in (section 4). */
export type LoginResult = { token: string; user: User } | { refusal: string | null };
