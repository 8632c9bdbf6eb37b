import { ArrowUpIcon, LargeTextIcon, PhoneIcon } from '@yimen/ui/icon';
import { useCareSwitch } from '../../boot/care.ts';
import { useSite } from '../../boot/current.ts';
import * as css from './rail.css.ts';

/** What one may want from anywhere, in the free margin of a wide window (DESIGN §9, 31). */
export function ToolRail() {
  const { hotline, hotlineHours } = useSite().site.unit;
  const { care, turn } = useCareSwitch();
  return (
    <aside className={css.rail} aria-label="快捷工具">
      <ul className={css.list}>
        {hotline && (
          <li>
            <a
              className={css.entry}
              href={`tel:${hotline.replace(/\s/g, '')}`}
              title={`服务热线 ${hotline}${hotlineHours && `（${hotlineHours}）`}`}
            >
              <span className={css.icon}>
                <PhoneIcon size={22} />
              </span>
              热线
            </a>
          </li>
        )}
        <li>
          <button type="button" className={css.entry} onClick={turn}>
            <span className={css.icon}>
              <LargeTextIcon size={22} />
            </span>
            {care ? '普通版' : '长辈版'}
          </button>
        </li>
        <li>
          <button type="button" className={css.entry} onClick={toTop}>
            <span className={css.icon}>
              <ArrowUpIcon size={22} />
            </span>
            顶部
          </button>
        </li>
      </ul>
    </aside>
  );
}

/** Up to where the page begins, with the focus, so that the keyboard goes on from there too. */
function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}
