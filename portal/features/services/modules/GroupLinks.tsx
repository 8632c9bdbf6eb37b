import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import * as css from '../../home/shared/module.css.ts';
import { ServiceIcon } from '../shared/ServiceIcon.tsx';

/** Links into the hall with the number of services in each group. Renders a ul. */
export function GroupLinks(props: {
  items: { id: string; name: string; count: number; href: string; icon?: string }[];
}) {
  return (
    <ul className={css.groups}>
      {props.items.map((item) => (
        <li key={item.id} className={css.group}>
          <Link href={item.href} variant="plain">
            <span className={css.groupBody}>
              {item.icon && (
                <span className={css.toolIcon}>
                  <ServiceIcon name={item.icon} size={22} />
                </span>
              )}
              <span className={css.grow}>
                <Text lines={2}>{item.name}</Text>
              </span>
              <Text size="meta" tone="tertiary">
                {item.count} 项
              </Text>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
