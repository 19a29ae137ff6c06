// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { DatePicker, Pagination } from 'antd';
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

it('calendars are in Chinese, and their weeks begin on Monday', () => {
  render(
    <WorkspaceProviders>
      <DatePicker open />
    </WorkspaceProviders>,
  );
  const days = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(days).toEqual(['一', '二', '三', '四', '五', '六', '日']);
});
