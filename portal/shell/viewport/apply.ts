import { desktopZoom, phoneRootFont, phoneUnit, placementOf } from './formulas.ts';

/** Sets zoom, root font size and unit on the root element for the window's width (specification, section 4). */
export function applyViewport(root: HTMLElement, width: number, textFactor: number): void {
  if (placementOf(width) === 'desktop') {
    const zoom = String(desktopZoom(width));
    root.style.setProperty('zoom', zoom);
    root.style.setProperty('--ym-zoom', zoom);
    root.style.removeProperty('font-size');
    root.style.removeProperty('--ym-unit');
    return;
  }
  root.style.removeProperty('zoom');
  root.style.setProperty('--ym-zoom', '1');
  root.style.setProperty('font-size', `${phoneRootFont(width, textFactor)}px`);
  root.style.setProperty('--ym-unit', `${phoneUnit(width)}rem`);
}

/** The visitor's text size in the browser, divided by its default of 16 px. */
export function readTextFactor(): number {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.fontSize = 'medium';
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size > 0 ? size / 16 : 1;
}
