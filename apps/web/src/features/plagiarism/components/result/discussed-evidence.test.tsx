// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FindingCommentsContext } from '../../../../shared/ui/result-slots.tsx';
import { resultText } from '../../result.text.ts';
import { setUp, tearDown } from '../plagiarism-page.testing.tsx';
import { AuthorshipTab, EvasionTab, SensitiveTab } from './evidence-tabs.tsx';

beforeEach(setUp);
afterEach(tearDown);

const names = new Map([['a', '甲.docx']]);
const show = () => undefined;
const values = [{ docId: 'a', value: '张三', where: '' }];
const line = (kind: string) => ({ kind, title: kind, weight: 'weak' as const, reason: '', values });
const hit = (start: number) => ({
  docId: 'a',
  word: '底价',
  text: '底价',
  start,
  end: start + 2,
  page: null,
  boxes: [],
  tags: [],
  hasNoise: false,
});

function commented(tab: React.ReactNode): (string | null)[] {
  render(
    <FindingCommentsContext value={({ findingId }) => <i data-testid="talk">{findingId}</i>}>
      {tab}
    </FindingCommentsContext>,
  );
  return screen.getAllByTestId('talk').map(({ textContent }) => textContent);
}

it.each([
  ['evidence of authorship', <AuthorshipTab key="a" names={names} evidence={[line('一'), line('二')]} />],
  [
    'a sensitive word',
    <SensitiveTab key="s" names={names} onShow={show} hits={[hit(0), hit(9)]} moreHits={[]} />,
  ],
  [
    'an attempt to evade',
    <EvasionTab
      key="e"
      names={names}
      onShow={show}
      evasion={['一', '二'].map((kind) => ({ docId: 'a', kind, title: kind, count: 1, examples: [] }))}
    />,
  ],
])('%s can be talked about, each under a name of its own', (_, tab) => {
  expect(new Set(commented(tab)).size).toBe(2);
});

it('sensitive words that are only counted are not called none', () => {
  const moreHits = [{ docId: 'a', word: '底价', count: 3 }];
  render(<SensitiveTab names={names} onShow={show} hits={[]} moreHits={moreHits} />);
  expect(screen.getByText(/底价.*3/)).toBeTruthy();
  expect(screen.queryByText(resultText.sensitiveNone)).toBeNull();
});
