import { afterEach, expect, test, vi } from 'vitest';
import { onPageEvents, seen } from './page-events.ts';

afterEach(() => vi.unstubAllGlobals());

test('events are heard where the browser tells them, until one stops', () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  const heard = vi.fn();
  const ignore = onPageEvents(seen, heard);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(2);
  ignore();
  window.dispatchEvent(new Event('focus'));
  expect(heard).toHaveBeenCalledTimes(2);
});
