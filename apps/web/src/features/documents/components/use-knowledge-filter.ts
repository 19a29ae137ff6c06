import { useSearchParams } from 'react-router';
import { type KnowledgeFilter, readFilter, writeFilter } from '../view-model/knowledge-filter.ts';

export function useKnowledgeFilter(): readonly [KnowledgeFilter, (change: Partial<KnowledgeFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<KnowledgeFilter>) =>
    setParams((before) => writeFilter(before, { ...readFilter(before), ...part }), {
      preventScrollReset: true,
    });
  return [readFilter(params), change];
}
