export interface NamedUser {
  readonly name: string | null;
  readonly username: string | null;
  readonly nickname: string | null;
}

/** The first name there is, in the spec's order. */
export function displayName({ username, name, nickname }: NamedUser): string | null {
  return username ?? name ?? nickname;
}
