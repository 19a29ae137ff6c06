/** The number of an item or a clause at the beginning of a sentence: it is none of its facts, and another one elsewhere. The opening bracket is no word and already gone. */
const ITEM_NUMBER =
  /^[（(]?(?:第[一二三四五六七八九十百\d]{1,5}[章节条款项][、：:\s]*|[一二三四五六七八九十]{1,3}[、）)．.]|\d{1,3}(?:\.\d{1,3}){1,4}[、）)．.\s]\s*|\d{1,3}[、）)．]|\d{1,3}\.(?!\d)|[①-⑳⑴-⒇])\s*/;

export function withoutItemNumber(sentence: string): string {
  return sentence.replace(ITEM_NUMBER, '');
}
