/** How a risk is marked, by its level. Pure. */
import type { MarkLook } from '../../../shared/workbench/view-model/marked-text.ts';
import type { Level } from './result-shapes.ts';

export const RISK_LOOKS: Readonly<Record<Level, MarkLook>> = {
  high: { tone: 'deletion', line: 'solid' },
  medium: { tone: 'replacement', line: 'dashed' },
  low: { tone: 'slate', line: 'dotted' },
};
