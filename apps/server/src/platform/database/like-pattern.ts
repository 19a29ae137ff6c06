/** For `ilike`: texts that contain this one; its own signs mean themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
