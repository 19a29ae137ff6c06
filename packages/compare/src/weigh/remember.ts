/**
 * A function of a text with a memory: the sentences around one edit are read again for the edits beside it, and single words come
 * thousands of times. The memory is emptied when it is full; the function must give the same for the same text.
 */
export function remember<Value>(read: (text: string) => Value, size: number): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size >= size) known.clear();
    known.set(text, value);
    return value;
  };
}
