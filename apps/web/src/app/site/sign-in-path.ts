/** The home page asks to sign in and leads back. */
export function signInPath(wanted: string): string {
  return `/?${new URLSearchParams({ redirect: wanted })}`;
}
