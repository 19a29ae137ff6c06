/** The colour of a change, by its type. Pure. */
import type { Tone } from '../../../shared/workbench/view-model/tone.ts';
import type { ChangeType } from './comparison-shapes.ts';

export const CHANGE_TONES: Readonly<Record<ChangeType, Tone>> = {
  insert: 'insertion',
  delete: 'deletion',
  replace: 'replacement',
  move: 'move',
  format: 'format',
  image: 'format',
};
