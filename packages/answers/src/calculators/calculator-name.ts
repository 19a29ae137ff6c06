/** The sums that an answer can work out. */
export const calculatorNames = [
  'severance',
  'overtime',
  'deposit',
  'lending',
  'limitation',
  'labour-limitation',
  'working-days',
  'double-wage',
] as const;
export type CalculatorName = (typeof calculatorNames)[number];

export function isCalculatorName(name: string): name is CalculatorName {
  return calculatorNames.some((known) => known === name);
}
