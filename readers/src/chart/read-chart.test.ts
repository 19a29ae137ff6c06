import { describe, expect, it } from 'vitest';
import { outlineOfDocx } from '../fixtures.testing.ts';
import { chartPart, figures, strings, title } from './chart.testing.ts';

const drawn = `<w:p><w:r><w:drawing><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="c.xml"/></w:drawing></w:r></w:p>`;
const told = async (content: string) => {
  const outline = await outlineOfDocx({
    body: `<w:p><w:r><w:t>前</w:t></w:r></w:p>${drawn}`,
    media: { 'c.xml': Buffer.from(chartPart(content)) },
  });
  return (outline as [string, string][]).find(([type]) => type === 'textBox')?.[1] ?? null;
};
const series = (name: string, values: string, categories = '') =>
  `<c:ser><c:tx>${strings(name)}</c:tx>${categories === '' ? '' : `<c:cat>${categories}</c:cat>`}<c:val>${values}</c:val></c:ser>`;

describe('a chart is told with', () => {
  it('its title, its axes and each series, figures as the chart shows them', async () => {
    const months = strings('1月', '2月');
    const content = `${title('到货合格率')}<c:plotArea><c:lineChart>${series('甲厂', figures('0.0%', 0.985, 0.9), months)}${series('乙厂', figures('General', 3, 4.5), months)}</c:lineChart><c:catAx>${title('月份')}</c:catAx><c:valAx>${title('合格率')}</c:valAx></c:plotArea>`;
    expect(await told(content)).toBe(
      '图表：到货合格率\n坐标轴：月份，合格率\n甲厂：1月 98.5%；2月 90.0%\n乙厂：1月 3；2月 4.5',
    );
  });

  it('a title of several paragraphs in one line, and a title taken from a cell', async () => {
    const two = title('年度').replace('</a:p>', '</a:p><a:p><a:r><a:t>汇总</a:t></a:r></a:p>');
    expect(await told(two)).toBe('图表：年度 汇总');
    expect(await told(`<c:title><c:tx>${strings('来自单元格')}</c:tx></c:title>`)).toBe('图表：来自单元格');
  });

  it('dates and levels of its categories, and the pairs of a scatter plot', async () => {
    const levels = `<c:multiLvlStrRef><c:multiLvlStrCache><c:lvl><c:pt idx="0"><c:v>一季度</c:v></c:pt></c:lvl><c:lvl><c:pt idx="0"><c:v>2025年</c:v></c:pt></c:lvl></c:multiLvlStrCache></c:multiLvlStrRef>`;
    expect(await told(series('收入', figures('0', 7), levels))).toBe('图表\n收入：2025年 一季度 7');
    expect(await told(series('收入', figures('0', 7), figures('yyyy-mm-dd', 45_658)))).toBe(
      '图表\n收入：2025-01-01 7',
    );
    const scatter = `<c:ser><c:xVal>${figures('0.0', 1.5)}</c:xVal><c:yVal>${figures('0', 20)}</c:yVal></c:ser>`;
    expect(await told(scatter)).toBe('图表\n1.5 20');
  });

  it('two hundred figures of a series, and how many more there are', async () => {
    const many = await told(series('温度', figures('0', ...Array.from({ length: 230 }, (_, at) => at))));
    expect(many?.endsWith('；199；另有 30 个数据点未列出')).toBe(true);
  });

  it('nothing where there is nothing: it stays a picture', async () => {
    expect(await told('<c:plotArea/>')).toBeNull();
  });
});
