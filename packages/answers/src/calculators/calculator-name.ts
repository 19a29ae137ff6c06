/** The sums that an answer can work out. */
const names = [
  'severance',
  'overtime',
  'deposit',
  'lending',
  'limitation',
  'labour-limitation',
  'working-days',
  'double-wage',
] as const;
export type CalculatorName = (typeof names)[number];

export function isCalculatorName(name: string): name is CalculatorName {
  return names.some((known) => known === name);
}
