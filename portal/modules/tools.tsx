import { toolList } from '@yimen/contract/homepage/site';
import { Link } from '@yimen/ui/link';
import { linkTo } from '../routes/links.ts';
import * as css from './module.css.ts';
import { defineModule } from './module.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';

/** The mark of a new window would crowd a strip that is all outside addresses. */
const newWindow = { target: '_blank', rel: 'noopener noreferrer' };

/** 常用工具: small helpers under the banner; those whose page this version lacks are left out. */
export const tools = defineModule({
  sign: 'tools',
  load: ({ call }) => call(toolList, {}),
  View({ data, entry }) {
    const shown = data.flatMap((tool) => {
      const target = linkTo(tool.url);
      return target ? [{ ...tool, target }] : [];
    });
    if (shown.length === 0) return null;
    return (
      <nav aria-label={entry.name}>
        <ul className={css.toolRow}>
          {shown.map(({ name, icon, target }) => (
            <li key={name} className={css.tool}>
              <Link variant="plain" href={target.href} {...(target.external && newWindow)}>
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
    );
  },
});
