/** The home page asks to sign in and returns here. */
export function signInPath(wanted: string): string {
  return `/?${new URLSearchParams({ redirect: wanted })}`;
}
