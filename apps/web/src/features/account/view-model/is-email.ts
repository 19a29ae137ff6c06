/** Enough to offer a code; the server looks closer, and the code shows that the address is one. */
export function isEmail(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@');
  return more.length === 0 && name !== '' && /^[^\s.]{1,63}(?:\.[^\s.]{1,63}){1,8}$/.test(host);
}
