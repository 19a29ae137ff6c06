import { readComparisonV3 } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { comparisons } from './comparisons.ts';

export type ComparisonVersion = 'v2' | 'v3';

const readV3 = (id: string) => call(readComparisonV3, { params: { id } });

/** Both versions of the page show the same task, read by their own calls. */
export function useComparison(id: string, version: ComparisonVersion) {
  return comparisons.useTask(id, version === 'v3' ? readV3 : undefined);
}
