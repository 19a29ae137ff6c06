/** Where an invited person lands: the public home page, which phones leave for their sign-in page. */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/?${new URLSearchParams({ inviteNewCode: code })}`;
}
