import { noticeConfig, noticeShow } from '@yimen/contract/notices/notices';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../lib/api/call.ts';
import type { Visit } from '../../visit/visit.ts';
import { shouldRevalidate } from './frame-data.ts';
import { loadFrame } from './load-frame.ts';

type Answers = Record<string, () => unknown>;

/** A visit whose calls are answered by path; every other one fails. */
function visit(answers: Answers, member = true) {
  const asked: string[] = [];
  const call = (async ({ path }: { path: string }) => {
    asked.push(path);
    if (!answers[path]) throw new Error(`No answer for ${path}`);
    return answers[path]();
  }) as Call;
  const site = async () => ({ unit: { bottomMediaStyle: 1 } });
  const given = { api: { call }, promptApi: { call }, site, user: member ? { id: 'p' } : null };
  return { asked, visit: given as unknown as Visit };
}

const notices = (unread: number) => ({ [noticeShow.path]: () => ({ unread }) });
const config = (badge: boolean) => ({ [noticeConfig.path]: () => ({ badge }) });

describe('the number on the bell', () => {
  test('is how many notices a member has not read', async () => {
    expect(await loadFrame(visit({ ...notices(5), ...config(true) }).visit)).toMatchObject({ unread: 5 });
  });

  test('is none for who does not want to be told', async () => {
    expect(await loadFrame(visit({ ...notices(5), ...config(false) }).visit)).toMatchObject({ unread: 0 });
  });

  test('is not asked for a guest', async () => {
    const { asked, visit: guest } = visit({}, false);
    expect(await loadFrame(guest)).toMatchObject({ unread: null });
    expect(asked).not.toContain(noticeShow.path);
  });

  test('takes no page with it', async () => {
    expect(await loadFrame(visit(config(true)).visit)).toMatchObject({ unread: null, links: [] });
  });
});

test.each([
  ['/home', '/service-hall', false],
  ['/home', '/home', true],
  ['/info-center?notice=a', '/info-center?notice=b', false],
  ['/info-center?tab=notices&notice=a', '/home', true],
  ['/info-center?tab=notices', '/home', false],
])('from %s to %s the frame is asked anew: %s', (from, to, expected) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://portal.example')) as [URL, URL];
  expect(shouldRevalidate({ currentUrl, nextUrl })).toBe(expected);
});
