/** The address an external sign-in returns to. */
export const RETURN_PATH = '/login';

export function isSignInReturn(path: string, query: string): boolean {
  const parameters = new URLSearchParams(query);
  return (
    path === RETURN_PATH && parameters.has('state') && (parameters.has('code') || parameters.has('error'))
  );
}
