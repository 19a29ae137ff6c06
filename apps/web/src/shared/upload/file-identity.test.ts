import { describe, expect, it } from 'vitest';
import { fileIdentifier, pastedTextFile, pastedTextName } from './file-identity.ts';

describe('the identifier of a file', () => {
  it('is its size and its sanitized relative path', () => {
    expect(fileIdentifier({ name: 'draft (2).docx', size: 42 })).toBe('42-draft__2_.docx');
    expect(fileIdentifier({ name: 'a.txt', size: 7, webkitRelativePath: 'contracts/2026/a.txt' })).toBe(
      '7-contracts_2026_a.txt',
    );
  });

  it('keeps Chinese characters, so two names of equal size never collide', () => {
    const lease = fileIdentifier({ name: '房屋租赁合同.docx', size: 1024 });
    const purchase = fileIdentifier({ name: '设备采购合同.docx', size: 1024 });
    expect(lease).toBe('1024-房屋租赁合同.docx');
    expect(lease).not.toBe(purchase);
  });

  it('stays within the server’s limit and keeps the end of a long path', () => {
    const file = { name: 'b.txt', size: 9, webkitRelativePath: `${'很长的目录/'.repeat(200)}b.txt` };
    expect(fileIdentifier(file).length).toBeLessThanOrEqual(600);
    expect(fileIdentifier(file).endsWith('b.txt')).toBe(true);
  });
});

describe('a pasted text', () => {
  it('is named from its first 10 characters', () => {
    expect(pastedTextName('甲方应于本合同签订之日起十日内付款。')).toBe('甲方应于本合同签订之.txt');
  });

  it('counts characters, not code units', () => {
    expect(pastedTextName('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷')).toBe('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷.txt');
  });

  it('removes line breaks and forbidden characters only from the name', async () => {
    const file = pastedTextFile('A/B:\n第一条 标的');
    expect(file.name).toBe('AB 第一条 标的.txt');
    expect(await file.text()).toBe('A/B:\n第一条 标的');
  });

  it('gets a name even when it starts with unusable characters', () => {
    expect(pastedTextName('  \n ')).toBe('粘贴的文字.txt');
  });
});
