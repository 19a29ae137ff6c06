/** Check digits of the numbers that identify parties. */

const codeSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** GB 32100-2015: powers of 3 modulo 31. */
const codeWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/** GB 11643-1999: powers of 2 modulo 11. */
const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idCheckSigns = '10X98765432';

/** 统一社会信用代码: 18 characters, the last of which is a check character. */
export function isValidCreditCode(code: string): boolean {
  const signs = code.toUpperCase();
  if (signs.length !== 18) return false;
  let sum = 0;
  for (const [index, weight] of codeWeights.entries()) {
    const value = codeSigns.indexOf(signs.charAt(index));
    if (value < 0) return false;
    sum += value * weight;
  }
  return codeSigns.charAt((31 - (sum % 31)) % 31) === signs.charAt(17);
}

/** 居民身份证号: 17 digits and a check character. */
export function isValidIdNumber(number: string): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(number)) return false;
  const sum = idWeights.reduce((total, weight, index) => total + weight * Number(number.charAt(index)), 0);
  return idCheckSigns.charAt(sum % 11) === number.charAt(17).toUpperCase();
}
