/** The user's current space (docs/spec.md#spaces). */

interface SpaceIdentity {
  readonly id: string;
}

/** The current space comes from the server, falling back to the personal space. */
export function currentSpaceId(
  session: { readonly currentTeamId: string; readonly personalTeamId: string },
  spaces: readonly SpaceIdentity[] | undefined,
): string {
  const { currentTeamId, personalTeamId } = session;
  if (spaces === undefined) return currentTeamId;
  return spaces.some((space) => space.id === currentTeamId) ? currentTeamId : personalTeamId;
}

/** A space is personal when its team id equals the personal space id. */
export function isPersonalSpace(teamId: string, personalTeamId: string): boolean {
  return teamId === personalTeamId;
}

/** `tid` in the query or in the hash selects the current team space; the query wins. */
export function spaceIdInUrl(query: string, hash: string): string | null {
  const fromHash = new URLSearchParams(hash.replace(/^#\/?\??/, '')).get('tid');
  return new URLSearchParams(query).get('tid') || fromHash || null;
}

/** The address without `tid`; if kept, it would undo the user's next choice of space. */
export function withoutSpaceId(path: string, query: string, hash: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('tid');
  const rest = parameters.toString();
  const keepsHash = !new URLSearchParams(hash.replace(/^#\/?\??/, '')).has('tid');
  return `${path}${rest ? `?${rest}` : ''}${keepsHash ? hash : ''}`;
}
