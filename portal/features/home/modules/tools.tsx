import { toolList } from '@yimen/contract/site';
import { Link } from '@yimen/ui/link';
import type { MouseEvent } from 'react';
import { inColumns } from '../../../parts/modules/columns.ts';
import { Framed } from '../../../parts/modules/ModuleSection.tsx';
import * as css from '../../../parts/modules/module.css.ts';
import { defineModule } from '../../../parts/modules/module.tsx';
import { ServiceIcon } from '../../../parts/service/ServiceIcon.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { useCareSwitch } from '../../../shell/visit/care.ts';

/** The mark of a new window would crowd a strip that is all outside addresses. */
const newWindow = { target: '_blank', rel: 'noopener noreferrer' };

/** An institution's own entry to care mode, written as an address: `/home?care=1`. */
function asksForCare(href: string): boolean {
  return new URLSearchParams(href.split('?')[1]).get('care') === '1';
}

/** 常用工具: small helpers under the banner; those whose page this version lacks are left out. */
export const tools = defineModule({
  sign: 'tools',
  load: ({ call }) => call(toolList, {}),
  View({ data, entry }) {
    const shown = data.flatMap((tool) => {
      const target = linkTo(tool.url);
      return target ? [{ ...tool, target }] : [];
    });
    const { care, turn } = useCareSwitch();
    if (shown.length === 0) return null;
    const enterCare = (event: MouseEvent) => {
      event.preventDefault();
      if (!care) turn();
    };
    return (
      <Framed>
        <nav aria-label={entry.name}>
          <ul className={css.toolRow} style={inColumns(shown.length)}>
            {shown.map(({ name, icon, target }) => (
              <li key={name} className={css.tool}>
                <Link
                  variant="plain"
                  href={target.href}
                  {...(target.external && newWindow)}
                  {...(asksForCare(target.href) && { onClick: enterCare })}
                >
                  <span className={css.toolBody}>
                    <span className={css.toolIcon}>
                      <ServiceIcon name={icon} size={22} />
                    </span>
                    {name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Framed>
    );
  },
});
