// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Pagination } from 'antd';
import { expect, it } from 'vitest';
import { WorkspaceProviders } from './workspace-providers.tsx';

it('antd components are in Chinese', async () => {
  render(
    <WorkspaceProviders>
      <Pagination total={500} showSizeChanger showQuickJumper />
    </WorkspaceProviders>,
  );
  await screen.findByText(/跳至/);
  expect(screen.getAllByText(/条\/页/).length).toBeGreaterThan(0);
});
