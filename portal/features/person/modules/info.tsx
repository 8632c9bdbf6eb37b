import { personInfo } from '@yimen/contract/person/data';
import { Avatar } from '@yimen/ui/avatar';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { defineModule } from '../../home/shared/module.tsx';
import * as css from '../shared/person.css.ts';

/** 个人信息: the signed-in person. */
export const personCard = defineModule({
  sign: 'person-info',
  memberOnly: true,
  load: ({ call }) => call(personInfo, {}),
  View({ data, entry }) {
    return (
      <section aria-label={entry.name} className={css.card}>
        <Avatar name={data.name} src={data.avatar ?? undefined} size={64} decorative />
        <div className={css.cardWords}>
          <Heading level={2} size="title3">
            {data.name}
          </Heading>
          {[data.department, data.title].filter(Boolean).map((line) => (
            <Text key={line} as="p" size="meta" tone="tertiary">
              {line}
            </Text>
          ))}
        </div>
      </section>
    );
  },
});

/** 上次登录: when the person signed in before this session. */
export const lastLogin = defineModule({
  sign: 'last-login',
  memberOnly: true,
  load: async ({ call }) => (await call(personInfo, {})).lastLogin,
  View({ data, entry }) {
    return (
      data && (
        <Text as="p" size="meta" tone="tertiary">
          {entry.name}　{data}
        </Text>
      )
    );
  },
});
