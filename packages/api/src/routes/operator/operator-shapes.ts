/** Shapes shared by the calls of the operators' console. */
import { z } from 'zod';
import type { OperatorArea } from '../../operator-areas.ts';
import { id } from '../shapes.ts';

export const OPERATOR_REASON_MAX = 200;

/** Why an operator did it: it stands in the audit trail. */
export const operatorReason = z
  .string()
  .trim()
  .min(1, '请写明原因')
  .max(OPERATOR_REASON_MAX, `原因请控制在 ${OPERATOR_REASON_MAX} 字以内`);

export const OPERATOR_SEARCH_MAX = 100;
export const operatorSearch = z.string().trim().max(OPERATOR_SEARCH_MAX).optional();

/** `name` is what the person is called everywhere in the product; the number is masked. */
export const operatorPerson = z.object({ userId: id, name: z.string(), phone: z.string().nullable() });

export const operatorPolicy = <Area extends OperatorArea>(area: Area) =>
  ({ kind: 'operator', area }) as const;

/** Nobody but operators learns that a call exists; an operator without its area does. */
export const operatorErrors = ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'] as const;
