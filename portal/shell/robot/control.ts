import { paths } from '@yimen/contract/paths';
import { createStore, useStore } from '../../lib/store.ts';

/** Whether the robot is open. Outside the React tree: a button of the page opens it, a message closes it. */
const isRobotOpen = createStore(false);
let opener: HTMLElement | null = null;

export function openRobot(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  isRobotOpen.set(true);
}

/** Closes the robot, which removes its frame, and restores the focus. */
export function closeRobot(): void {
  isRobotOpen.set(false);
  if (opener?.isConnected) opener.focus();
  opener = null;
}

export function useRobotRequested(): boolean {
  return useStore(isRobotOpen);
}

/** The assistant's page, which works without scripts and at every width. */
export const assistantPath = paths.assistant;
export const onlyGuides = '只按办事指南回答';

/** Whether this window is itself inside a frame, where no robot starts (specification, section 4). */
export function isFramed(): boolean {
  return window.self !== window.top;
}
