/** The colour of a risk level: high red, medium amber, low slate. The word is always beside it. */
import type { RiskLevel } from '@wenjian/audit';
import type { Colour } from '../pdf/mark.ts';

export const levelColours: Readonly<Record<RiskLevel, Colour>> = {
  high: [0.784, 0.216, 0.231],
  medium: [0.718, 0.475, 0.122],
  low: [0.392, 0.455, 0.545],
};
