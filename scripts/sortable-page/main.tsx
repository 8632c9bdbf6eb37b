import '@yimen/ui/reset';
import { SortableGrid, type SortableGroup } from '@yimen/ui/sortable-grid';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { PlainSortable } from '../../ui/internals/testing/PlainSortable.tsx';

declare global {
  interface Window {
    mountGrid: (kind: 'ours' | 'plain', count: number) => void;
    /** Times of frames, in ms since the page began. */
    frameTimes: number[];
  }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `服务 ${index + 1}`);

function Ours({ count }: { count: number }) {
  const [groups, setGroups] = useState<readonly SortableGroup[]>([
    { id: 'all', label: '全部服务', items: names(count).map((name) => ({ id: name, name })) },
  ]);
  return <SortableGrid groups={groups} onGroupsChange={setGroups} />;
}

window.frameTimes = [];
function note(time: number) {
  window.frameTimes.push(time);
  requestAnimationFrame(note);
}
requestAnimationFrame(note);

let mounted: Root | undefined;
window.mountGrid = (kind, count) => {
  mounted?.unmount();
  window.scrollTo(0, 0);
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const root = createRoot(element);
  mounted = root;
  flushSync(() => root.render(kind === 'ours' ? <Ours count={count} /> : <PlainSortable names={names(count)} />));
};
