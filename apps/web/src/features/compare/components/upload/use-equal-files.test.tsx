// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useEqualFiles } from './use-equal-files.tsx';

afterEach(cleanup);

const file = (name: string, sha256: string) => ({ fileId: name, name, size: 1, sha256, kind: null });

function Form({ version }: { readonly version: ReturnType<typeof file> }) {
  const { notice, problem } = useEqualFiles(file('原稿.docx', 'aa'), [version]);
  return (
    <>
      {notice}
      <button type="button" disabled={problem !== null}>
        开始
      </button>
    </>
  );
}

const canStart = () => !screen.getByRole<HTMLButtonElement>('button', { name: '开始' }).disabled;

it('says before the start that the files are equal, and spends a use on them only when the user agrees', () => {
  const view = render(<Form version={file('副本.docx', 'aa')} />);
  expect(screen.getByText('“副本.docx”与原文档逐字节相同，没有任何差异，不必比对')).toBeDefined();
  expect(canStart()).toBe(false);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(canStart()).toBe(true);
  view.rerender(<Form version={file('另一份.docx', 'aa')} />);
  expect(canStart()).toBe(false);
  view.rerender(<Form version={file('改稿.docx', 'bb')} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(canStart()).toBe(true);
});
