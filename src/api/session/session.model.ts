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

/** A login that succeeded. Null stands for the server's `user: 0`: nobody was logged in (section 4). */
export type LoginResult = { token: string; user: User } | null;
