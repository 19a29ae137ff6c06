/** The landing page of invited people: the public home page; phones are sent to their sign-in page. */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/?${new URLSearchParams({ inviteNewCode: code })}`;
}
