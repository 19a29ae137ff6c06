/** A small folder of statutes in our own words, for tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const LIGHT_ARTICLE =
  '灯塔守护人应当在日落之前点亮灯具，遇有浓雾、暴雨或者其他能见度不足五百米的情形，应当同时鸣响雾号，并将起止时间记入守护日志。';
export const FERRY_ARTICLE =
  '渡口经营者不得在核定载客人数以外搭载乘客，船舶离岸以前应当逐一核对救生衣的数量，核对结果由乘客代表签字确认。';

export const STATUTES: Readonly<Record<string, string>> = {
  '水上/灯塔法(2010-05-01).md': `# 中华人民共和国灯塔法

2010年5月1日 第一届灯塔会议通过

<!-- INFO END -->

第一条 为了保护航行，制定本法。

第二条 灯塔守护人应当点亮灯具。

第三条 本法自2010年10月1日起施行。`,
  '水上/灯塔法(2020-06-01).md': `# 中华人民共和国灯塔法

2010年5月1日 第一届灯塔会议通过

2020年6月1日 第二届灯塔会议修订

<!-- INFO END -->

## 第一章 总则

第一条 为了保护航行安全，规范灯塔的守护，制定本法。

第二条 ${LIGHT_ARTICLE}

## 第二章 责任

第三条 灯塔熄灭造成船舶损失的，由灯塔所有人赔偿。

第三条之一 因不可抗力熄灭的，不承担赔偿责任。

第四条 本法自2020年10月1日起施行。《航标守护条例》同时废止。`,
  '水上/航标守护条例(1999-01-01).md': `# 航标守护条例

1999年1月1日 公布

<!-- INFO END -->

第一条 航标由专人守护。

第二条 守护人不得离开航标。`,
  '渡口条例(2015-03-01).md': `# 渡口条例

2015年3月1日 公布

<!-- INFO END -->

第一条 ${FERRY_ARTICLE}

第二条 渡口应当公示票价。`,
  '_index.md': '---\ntitle: x\n---',
};

export function writeStatutes(statutes: Readonly<Record<string, string>> = STATUTES) {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-laws-'));
  for (const [name, text] of Object.entries(statutes)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
