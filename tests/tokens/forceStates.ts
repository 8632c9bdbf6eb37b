import { cdp } from 'vitest/browser';
import type { State } from './specimen.tsx';

const forced: Record<State, string[]> = {
  plain: [],
  hover: ['hover'],
  active: ['hover', 'active'],
  focus: ['focus', 'focus-visible'],
};

type Node = { nodeId: number };
type Tree = Node & { contentDocument?: Tree; children?: Tree[] };
type Session = { send: (method: string, params?: object) => Promise<unknown> };

/** Holds every control of each copy in its state, as the browser's inspector does: no pointer is needed. */
export async function forceStates(): Promise<void> {
  const session = cdp() as unknown as Session;
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: Tree };
  for (const document of documentsOf(root)) {
    for (const [state, forcedPseudoClasses] of Object.entries(forced)) {
      const copy = `[data-state-shown="${state}"]`;
      // Two entries of the header that touch would show their rings side by side, which one focus never does.
      const single = ':is(a, button, input):not([data-part="header"] li:nth-child(2) *)';
      const controls = state === 'focus' ? single : ':is(a, button, input, label)';
      await force(session, document, `${copy} ${controls}`, forcedPseudoClasses);
      if (state === 'focus') await force(session, document, `${copy} [data-part="field"] div`, ['focus-within']);
    }
  }
}

async function force(session: Session, { nodeId }: Node, selector: string, forcedPseudoClasses: string[]) {
  const found = (await session.send('DOM.querySelectorAll', { nodeId, selector })) as { nodeIds: number[] };
  for (const id of found.nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId: id, forcedPseudoClasses });
  }
}

function documentsOf(tree: Tree): Tree[] {
  const inner = tree.contentDocument ? [tree.contentDocument] : [];
  return [...inner, ...[...inner, ...(tree.children ?? [])].flatMap(documentsOf)];
}
