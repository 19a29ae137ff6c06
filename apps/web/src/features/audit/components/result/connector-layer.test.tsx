// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConnectorLayer } from './connector-layer.tsx';

afterEach(cleanup);

it('draws a dashed red line of width 0.5 and a red dot of radius 5', () => {
  const points = [
    { x: 10, y: 20 },
    { x: 300, y: 20 },
    { x: 395, y: 80 },
  ];
  render(<ConnectorLayer connectors={[{ id: 'deposit', points, dot: { x: 400, y: 80 } }]} />);
  const drawn = screen.getByTestId('connectors').querySelector('[data-connector="deposit"]');
  const attributes = (part: string, names: readonly string[]) =>
    names.map((name) => drawn?.querySelector(part)?.getAttribute(name));
  expect(attributes('polyline', ['points', 'stroke', 'stroke-dasharray', 'stroke-width'])).toEqual([
    '10,20 300,20 395,80',
    'red',
    '3 3',
    '0.5',
  ]);
  expect(attributes('circle', ['cx', 'cy', 'r', 'fill'])).toEqual(['400', '80', '5', 'red']);
});

it('draws on a stage with its own constant id', () => {
  const line = { points: [], dot: { x: 1, y: 1 } };
  const one = render(<ConnectorLayer connectors={[{ id: 'a', ...line }]} />);
  const idOf = (view: typeof one) => view.container.querySelector('svg')?.id;
  const id = idOf(one);
  expect(id).toMatch(/^[a-z][a-z0-9]{9}$/);
  one.rerender(<ConnectorLayer connectors={[{ id: 'b', ...line }]} />);
  expect(idOf(one)).toBe(id);
  expect(idOf(render(<ConnectorLayer connectors={[{ id: 'a', ...line }]} />))).not.toBe(id);
});

it('draws nothing at all without connectors', () => {
  render(<ConnectorLayer connectors={[]} />);
  expect(screen.queryByTestId('connectors')).toBeNull();
});
