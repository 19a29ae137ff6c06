/**
 * In: what a file says of a picture in words (its alternative text). Out: these words as told in the text, or null where nobody wrote
 * them: names of files, names that programs number, guesses that a program made of the picture.
 */
import { pictureWords } from './readers.text.ts';

const FILE_NAME = /\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp)$/i;
const NUMBERED =
  /^(?:图片|图像|照片|图形|图表|图示|picture|image|img|photo|graphic|chart|diagram)[\s_-]?\d*$/i;
/** Word and PowerPoint end their guesses with one of these. */
const GUESSED = [
  '描述已自动生成',
  'AI 生成的内容可能不正确',
  'Description automatically generated',
  'AI-generated content may be incorrect',
] as const;

export function alternativeText(words: string | undefined): string | null {
  const plain = (words ?? '').replaceAll(/\s+/g, ' ').trim();
  if (plain === '' || FILE_NAME.test(plain) || NUMBERED.test(plain)) return null;
  return GUESSED.some((sign) => plain.includes(sign)) ? null : pictureWords(plain);
}
