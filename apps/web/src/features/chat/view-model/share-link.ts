/** The link of a shared chat; its query is that of docs/spec.md#chat. */
export interface SharedLink {
  readonly key: string;
  readonly invite_code: string;
  readonly is_new: boolean;
  readonly is_member: boolean;
}

const SHARE_PATH = '/assistant/share';

export function shareLink(origin: string, { key, invite_code, is_new, is_member }: SharedLink): string {
  const query = new URLSearchParams({
    key,
    invite_code,
    is_new: String(is_new),
    is_member: String(is_member),
  });
  return `${origin}${SHARE_PATH}?${query}`;
}
