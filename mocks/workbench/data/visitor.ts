/** Who is signed in, as the application stores it. */
export interface Visitor {
  name: string;
  role: string;
}

/** Reads who is signed in; null where nobody is, or where what is stored cannot be read. */
export function readVisitor(): Visitor | null {
  try {
    if (localStorage.getItem('token') === null) return null;
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as Partial<Visitor> | null;
    return user && { name: String(user.name), role: String(user.role) };
  } catch {
    return null;
  }
}
