/** The logged-in staff member, as stored in the browser. */
export interface User {
  name: string;
  email: string;
  role: string;
}

export interface Credentials {
  email: string;
  password: string;
}

/** `refusal` is the server's reason, if it gave one. */
export type LoginResult = { token: string; user: User } | { refusal: string | null };
