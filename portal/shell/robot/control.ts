import { paths } from '@yimen/contract/paths';
import { createStore, useStore } from '../../lib/store.ts';

/** Whether the robot is open. It lives outside of the tree: a button of the page opens it, a message closes it. */
const open = createStore(false);
let opener: HTMLElement | null = null;

export function openRobot(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  open.set(true);
}

/** Closes the robot, which takes its frame out of the page, and puts the focus back to where it was opened. */
export function closeRobot(): void {
  open.set(false);
  if (opener?.isConnected) opener.focus();
  opener = null;
}

export function useRobotRequested(): boolean {
  return useStore(open);
}

/** The assistant's page, which works without any script and on every width. */
export const assistantPath = paths.assistant;
/** What it promises. */
export const onlyGuides = '只按办事指南回答';

/** Whether this window is itself shown inside another page, where no robot starts (specification, section 4). */
export function isFramed(): boolean {
  return window.self !== window.top;
}
