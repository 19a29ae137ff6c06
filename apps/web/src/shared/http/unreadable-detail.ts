import type { AnyRoute } from '@wenjian/api';

interface Problem {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly code: string }[];
}

/** A wrong version of the server breaks every row of a list in the same way. */
const MAX_ISSUES = 5;

/** Where a response has the wrong shape, for the log: names and paths, never the values, which may be personal. */
export function unreadableDetail({ name }: Pick<AnyRoute, 'name'>, { issues }: Problem): string {
  const places = issues.slice(0, MAX_ISSUES).map(({ path, code }) => `${path.map(String).join('.')} ${code}`);
  const more = issues.length > MAX_ISSUES ? ` (+${issues.length - MAX_ISSUES})` : '';
  return `${name}: ${places.join('; ')}${more}`;
}
