/** A chart of an Office file, as its part has it. Test code only. */
export function chartPart(content: string): string {
  return `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart>${content}</c:chart></c:chartSpace>`;
}

export const title = (words: string): string =>
  `<c:title><c:tx><c:rich><a:p><a:r><a:t>${words}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;

export const strings = (...values: readonly string[]): string =>
  `<c:strRef><c:f>Sheet1!$A$2</c:f><c:strCache><c:ptCount val="${values.length}"/>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:strCache></c:strRef>`;

export const figures = (format: string, ...values: readonly number[]): string =>
  `<c:numRef><c:f>Sheet1!$B$2</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numCache></c:numRef>`;

export const chartXml = chartPart(
  `${title('各季度收入（万元）')}<c:plotArea><c:barChart><c:ser><c:tx>${strings('营业收入')}</c:tx><c:cat>${strings('一季度', '二季度')}</c:cat><c:val>${figures('#,##0', 1200, 1350.0000001)}</c:val></c:ser></c:barChart></c:plotArea>`,
);
