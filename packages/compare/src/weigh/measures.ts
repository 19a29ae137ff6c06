/** Units of measure: 50 MW and 50 兆瓦, 3 km and 3 千米 are the same. */

/**
 * Units of one scale, with what one of them is in the smallest that contracts use. A unit that ends with another one stands
 * before it.
 */
export const measures: ReadonlyMap<string, readonly [string, number]> = new Map([
  ['公吨', ['kg', 1000]],
  ['吨', ['kg', 1000]],
  ['公斤', ['kg', 1]],
  ['千克', ['kg', 1]],
  ['kg', ['kg', 1]],
  ['KG', ['kg', 1]],
  ['平方米', ['m2', 1]],
  ['平米', ['m2', 1]],
  ['㎡', ['m2', 1]],
  ['m²', ['m2', 1]],
  ['立方米', ['m3', 1]],
  ['m³', ['m3', 1]],
  ['㎥', ['m3', 1]],
  ['公顷', ['m2', 10_000]],
  ['公里', ['m', 1000]],
  ['千米', ['m', 1000]],
  ['km', ['m', 1000]],
  ['毫米', ['m', 0.001]],
  ['mm', ['m', 0.001]],
  ['厘米', ['m', 0.01]],
  ['cm', ['m', 0.01]],
  ['千瓦时', ['kWh', 1]],
  ['kWh', ['kWh', 1]],
  ['兆瓦', ['kW', 1000]],
  ['MW', ['kW', 1000]],
  ['千瓦', ['kW', 1]],
  ['kW', ['kW', 1]],
  ['KW', ['kW', 1]],
  ['千伏安', ['kVA', 1]],
  ['kVA', ['kVA', 1]],
  ['千伏', ['kV', 1]],
  ['kV', ['kV', 1]],
  ['KV', ['kV', 1]],
  ['毫升', ['mL', 1]],
  ['mL', ['mL', 1]],
  ['ml', ['mL', 1]],
  ['摄氏度', ['℃', 1]],
  ['℃', ['℃', 1]],
  ['°C', ['℃', 1]],
  ['米', ['m', 1]],
  ['m', ['m', 1]],
  ['t', ['kg', 1000]],
]);

export function unitOf(written: string): string {
  return units.find((name) => written.endsWith(name)) ?? '';
}

const units = [...measures.keys()];
