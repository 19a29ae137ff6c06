import { describe, expect, it } from 'vitest';
import { OWNER_PHONE } from './collaboration.testing.ts';
import { readPhones } from './invited-phones.ts';

const read = (...values: string[]) => readPhones(values, OWNER_PHONE);

describe('numbers typed or pasted into the invitation', () => {
  it.each([
    ['one', ['13912345678']],
    ['with spaces or hyphens', ['139 1234 5678', '139-1234-5678']],
    ['with a country code', ['+86 13912345678', '008613912345678']],
    ['twice', ['13912345678', '13912345678，13912345678']],
  ])('%s are read', (_, values) => {
    expect(read(...values)).toEqual({ phones: ['13912345678'], problem: null });
  });

  it('are separated by any other characters', () => {
    const pasted = '13912345678,13912345679，13912345680、13912345681\n13912345682;13912345683；13912345684';
    expect(read(pasted).phones).toHaveLength(7);
  });

  it.each([
    ['is no number', ['张三'], '“张三”不是手机号'],
    ['is no mobile number', ['12345678901'], '“12345678901”不是手机号'],
    ['is the owner’s', [OWNER_PHONE], '文档所有者不需要邀请'],
  ])('one that %s is named', (_, values, problem) => {
    expect(read(...values).problem).toBe(problem);
  });

  it('are at most twenty', () => {
    const many = Array.from({ length: 21 }, (_, index) => String(13_900_000_100 + index));
    expect(read(...many).problem).toBe('一次最多邀请 20 人');
    expect(read(...many.slice(1)).problem).toBeNull();
  });
});
