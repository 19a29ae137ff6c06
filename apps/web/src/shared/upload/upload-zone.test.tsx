// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UploadZone } from './upload-zone.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const files = [new File(['一'], '初稿.txt'), new File(['二'], '修改稿.txt')];

it('shows what it accepts and passes on the chosen file', () => {
  const onFiles = vi.fn();
  render(<UploadZone title="放入原文档" hint="单个不超过 200 MB" testId="zone" onFiles={onFiles} />);
  expect(screen.getByText('单个不超过 200 MB')).toBeTruthy();
  fireEvent.change(screen.getByTestId('zone'), { target: { files: files.slice(0, 1) } });
  expect(onFiles).toHaveBeenCalledWith([files[0]]);
});

it('takes dropped files, only the first where one is wanted', () => {
  const onFiles = vi.fn();
  render(<UploadZone title="放入原文档" hint="" onFiles={onFiles} />);
  fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files } });
  expect(onFiles).toHaveBeenCalledWith([files[0]]);
});

it('takes pasted files, all of them where several are wanted', () => {
  const onFiles = vi.fn();
  render(<UploadZone title="放入原文档" hint="" isMultiple onFiles={onFiles} />);
  fireEvent.paste(screen.getByRole('button'), { clipboardData: { files } });
  expect(onFiles).toHaveBeenCalledWith(files);
});

/** Returns whether the browser's default action would run. */
const dropBeside = (types: readonly string[]) =>
  fireEvent.drop(document.body, { dataTransfer: { types, files, dropEffect: 'copy' } });

it('takes a file that is dropped beside it, and shows that it will', () => {
  const onFiles = vi.fn();
  render(<UploadZone title="放入原文档" hint="" onFiles={onFiles} />);
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
  expect(screen.getByText('松开鼠标，添加文件')).toBeTruthy();
  expect(dropBeside(['Files'])).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([files[0]]);
  expect(screen.queryByText('松开鼠标，添加文件')).toBeNull();
});

it('takes a file that is dropped on it once', () => {
  const onFiles = vi.fn();
  render(<UploadZone title="放入原文档" hint="" onFiles={onFiles} />);
  fireEvent.drop(screen.getByRole('button'), { dataTransfer: { types: ['Files'], files } });
  expect(onFiles).toHaveBeenCalledOnce();
});

it('leaves alone what is dragged for other reasons', () => {
  const onFiles = vi.fn();
  render(<UploadZone title="放入原文档" hint="" onFiles={onFiles} />);
  expect(dropBeside(['text/plain'])).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

it('beside another one takes only what is dropped on it, and nothing replaces the page', () => {
  const onFiles = vi.fn();
  const { rerender } = render(
    <>
      <UploadZone title="放入原文档" hint="" onFiles={onFiles} />
      <UploadZone title="放入修改稿" hint="" onFiles={onFiles} />
    </>,
  );
  expect(dropBeside(['Files'])).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
  rerender(<UploadZone title="放入原文档" hint="" onFiles={onFiles} isDisabled />);
  expect(dropBeside(['Files'])).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

const pasteOn = (element: Element) => fireEvent.paste(element, { clipboardData: { files } });

describe('files pasted anywhere on the page', () => {
  it('are taken once', () => {
    const onFiles = vi.fn();
    render(<UploadZone title="放入原文档" hint="" isMultiple onFiles={onFiles} />);
    pasteOn(document.body);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
  });

  it('are taken by the first area that takes files', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const pair = (isDisabled: boolean) => (
      <>
        <UploadZone title="放入原文档" hint="" isDisabled={isDisabled} onFiles={first} />
        <UploadZone title="放入修改稿" hint="" onFiles={second} />
      </>
    );
    const { rerender } = render(pair(false));
    pasteOn(document.body);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    rerender(pair(true));
    pasteOn(document.body);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('are left to a field, but not to a choice', () => {
    const onFiles = vi.fn();
    render(
      <>
        <input aria-label="名称" />
        <textarea aria-label="说明" />
        <input type="radio" aria-label="一对多" />
        <UploadZone title="放入原文档" hint="" onFiles={onFiles} />
      </>,
    );
    pasteOn(screen.getByLabelText('名称'));
    pasteOn(screen.getByLabelText('说明'));
    expect(onFiles).not.toHaveBeenCalled();
    pasteOn(screen.getByLabelText('一对多'));
    expect(onFiles).toHaveBeenCalledOnce();
  });

  it('are no picture of copied text, as Word and Excel have it beside the text', () => {
    const onFiles = vi.fn();
    render(<UploadZone title="放入原文档" hint="" isMultiple onFiles={onFiles} />);
    const image = new File(['图'], 'image.png', { type: 'image/png' });
    const paste = (types: readonly string[], file: File) =>
      fireEvent.paste(document.body, { clipboardData: { types, files: [file] } });
    paste(['text/plain', 'text/html', 'Files'], image);
    paste(['text/html', 'Files'], image);
    expect(onFiles).not.toHaveBeenCalled();
    paste(['Files'], image);
    expect(onFiles).toHaveBeenLastCalledWith([image]);
    const named = new File(['一'], '合同.docx');
    paste(['text/plain', 'Files'], named);
    expect(onFiles).toHaveBeenLastCalledWith([named]);
  });

  it('and files dropped beside it are never taken under a dialog, only in it', () => {
    const [under, inside] = [vi.fn(), vi.fn()];
    const page = (dialog: ReactNode) => (
      <>
        <UploadZone title="放入原文档" hint="" onFiles={under} />
        <div role="dialog">{dialog}</div>
      </>
    );
    const { rerender } = render(page(null));
    pasteOn(document.body);
    expect(dropBeside(['Files'])).toBe(false);
    expect(under).not.toHaveBeenCalled();
    rerender(page(<UploadZone title="上传到知识库" hint="" onFiles={inside} />));
    pasteOn(document.body);
    dropBeside(['Files']);
    expect(under).not.toHaveBeenCalled();
    expect(inside).toHaveBeenCalledTimes(2);
  });
});

it('shows while files are dragged over it that they can be dropped', () => {
  render(<UploadZone title="放入原文档" hint="" onFiles={() => undefined} />);
  const zone = screen.getByRole('button');
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } });
  expect(screen.getByText('松开鼠标，添加文件')).toBeTruthy();
  fireEvent.dragLeave(zone);
  expect(screen.queryByText('松开鼠标，添加文件')).toBeNull();
});

it('says that the browser cannot upload', () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  render(<UploadZone title="放入原文档" hint="" onFiles={() => undefined} />);
  expect(screen.getByText(/当前浏览器不支持上传/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
