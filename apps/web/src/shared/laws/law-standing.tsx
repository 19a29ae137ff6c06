import type { LawStatus } from '@wenjian/api';
import { Tag } from 'antd';
import { lawStatusWords } from './law-status.text.ts';

const colors: Readonly<Record<LawStatus, string>> = {
  inForce: 'success',
  notYetInForce: 'processing',
  amended: 'warning',
  repealed: 'error',
};

interface LawStandingProps {
  readonly law: { readonly status: LawStatus; readonly stateOf: string | null };
}

/** Whether it holds, and up to which day that is known. */
export function LawStanding({ law: { status, stateOf } }: LawStandingProps) {
  return <Tag color={colors[status]}>{lawStatusWords(status, stateOf)}</Tag>;
}
