import { ToastProvider } from '@yimen/ui/toast';
import { Outlet, useLoaderData, useMatches } from 'react-router';
import { Columns } from '../../../parts/page/Columns.tsx';
import type { ColumnHandle } from '../../routes/handles.ts';
import { Frame } from '../default/Frame.tsx';
import type { loader } from '../default/frame-data.ts';
import { PersonColumn } from './PersonColumn.tsx';

export { ErrorBoundary } from '../default/ErrorBoundary.tsx';
export { clientMiddleware, loader, middleware, shouldRevalidate } from '../default/frame-data.ts';

/** The layout of templates 2 and 3: the personal column with the menu at the left (specification, section 2). */
export default function Pctpl2Layout() {
  const column = useColumn();
  return (
    <Frame data={useLoaderData<typeof loader>()}>
      <ToastProvider>
        <Columns person={column ? column.content : <PersonColumn />} label={column?.label ?? '个人栏'}>
          <Outlet />
        </Columns>
      </ToastProvider>
    </Frame>
  );
}

/** The column that the page's route defines, if any. */
function useColumn() {
  const match = useMatches().at(-1);
  const handle = match?.handle as ColumnHandle | undefined;
  return handle?.Column && { content: <handle.Column key={match?.id} />, label: handle.label };
}
