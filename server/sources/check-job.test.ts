import { expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { answers, says } from '../testing/source-server.ts';
import { openSources } from './fixture.ts';

const at = openSources();
const { run } = commandsOn(() => at.world);

test('a source that nobody asked is asked each hour, and told of when it stops and answers again', async () => {
  await at.add({
    id: 'shared',
    kind: 'notices',
    config: {
      url: `${at.other.origin}/all`,
      list: 'data',
      fields: { id: 'id', type: 'type', title: 'name', publishedAt: 'at' },
    },
  });
  await at.add({
    id: 'own',
    kind: 'tasks',
    config: {
      url: `${at.other.origin}/own?user={no}`,
      list: 'data',
      fields: { id: 'id', title: 'name', createdAt: 'at' },
    },
  });
  const told = async () => {
    const entries = await readEvents(scoped(at.world.db, { id: 'mingde' }), { part: 'sources' });
    return entries.filter(({ actor }) => actor === 'server').map(({ action, key, detail }) => [action, key, detail]);
  };
  at.other.behave(answers({ data: [] }));
  await run('jobs  run  check-sources');
  expect(at.other.asked.length).toBe(1);
  expect(await told()).toEqual([]);

  at.other.behave(says('', 503));
  for (const _ of [1, 2]) await run('jobs  run  check-sources');
  expect(await told()).toEqual([['source-stopped', 'shared', expect.stringContaining('503')]]);

  at.other.behave(answers({ data: [] }));
  await run('jobs  run  check-sources');
  expect(await told()).toEqual([['source-resumed', 'shared', ''], expect.anything()]);
});
