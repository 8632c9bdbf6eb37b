import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Waiting } from './outbox-store.ts';

const call = vi.fn();
vi.mock('../lib/api/browser.ts', () => ({ api: { call } }));

const shelf = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => shelf.set(key, value),
  removeItem: (key: string) => shelf.delete(key),
};
const tokenOf = (person: string) => `token=x.${Buffer.from(JSON.stringify({ sub: person })).toString('base64url')}.y`;
const fields = { title: '小组讨论', kind: 'study', start: '2026-11-21 15:00', end: '2026-11-21 16:30' } as const;
const collects: Waiting = { key: 'k', person: 'p', kind: 'collect', subject: 's', input: {}, at: 0 };
const page = { cookie: '' };

/** The locks of one browser: a page that is gone gives its own back. */
class Locks {
  #last: Promise<unknown> = Promise.resolve();
  request = (_: string, task: () => Promise<unknown>) => {
    const mine = this.#last.then(task, task);
    this.#last = mine;
    return mine;
  };
}
const browse = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks });
let locks = new Locks();

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  page.cookie = tokenOf('p');
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', page);
  locks = new Locks();
  browse(false);
});
afterEach(() => {
  shelf.clear();
  vi.unstubAllGlobals();
});

/** A tab of the browser: modules of its own over the one storage. */
async function openTab() {
  vi.resetModules();
  return {
    ...(await import('./outbox-store.ts')),
    ...(await import('./outbox-writes.ts')),
    ...(await import('./outbox.ts')),
  };
}
const keysSent = () => call.mock.calls.map(([, , options]) => options.key);
const failsAs = async (status: number, code: number) => {
  // The class of the tab that was opened last.
  const { ApiError } = await import('../lib/api/errors.ts');
  throw new ApiError('call', { status, code, msg: '不行' });
};
const fails = (status: number, code = status) => call.mockImplementationOnce(() => failsAs(status, code));

describe('the store', () => {
  test('keeps one write about a subject, the latest, through a reload', async () => {
    const { putWaiting } = await openTab();
    putWaiting({ ...collects, key: 'first' });
    putWaiting({ ...collects, key: 'second' });
    putWaiting({ ...collects, key: 'other', subject: 't' });
    const { readOutbox } = await openTab();
    expect(readOutbox().waiting.map(({ key }) => key)).toEqual(['second', 'other']);
  });

  test('is carried to the same person’s next sign-in, and to nobody else’s', async () => {
    const { putWaiting, carryOutbox, readOutbox } = await openTab();
    putWaiting(collects);
    const [forSame, forOther, forNobody] = [carryOutbox('p'), carryOutbox('q'), carryOutbox(undefined)];
    for (const putBack of [forOther, forNobody]) {
      putBack();
      expect(readOutbox().waiting).toEqual([]);
      expect(shelf.has('ym-outbox')).toBe(false);
    }
    forSame();
    expect(readOutbox().waiting).toEqual([collects]);
  });

  test('shows nobody else’s writes, also while the one who made them is signed out by the server', async () => {
    const { putWaiting } = await openTab();
    putWaiting(collects);
    for (const cookie of ['', tokenOf('guest'), tokenOf('q')]) {
      page.cookie = cookie;
      expect((await openTab()).readOutbox()).toMatchObject({ waiting: [], refused: [] });
    }
    page.cookie = tokenOf('p');
    expect((await openTab()).readOutbox().waiting).toEqual([collects]);
  });

  test('does not drop a write that took the place of the one just sent', async () => {
    const { putWaiting, noteSent, readOutbox } = await openTab();
    putWaiting({ ...collects, key: 'sending' });
    putWaiting({ ...collects, key: 'later' });
    noteSent({ ...collects, key: 'sending' });
    expect(readOutbox()).toMatchObject({ waiting: [{ key: 'later' }], sent: 1 });
  });

  test('keeps what was typed of a refusal that was read, and forgets any other', async () => {
    const { putWaiting, noteRefused, dismissRefusals, readOutbox } = await openTab();
    const entry: Waiting = { ...collects, key: 'e', kind: 'entry', subject: 'e', input: fields };
    for (const write of [collects, entry]) {
      putWaiting(write);
      noteRefused(write, '不行');
    }
    dismissRefusals();
    expect(readOutbox().refused).toEqual([{ ...entry, refused: '不行', told: true }]);
  });

  test.each(['{"half":', '{}', '[null, 1]'])('takes nothing from a damaged storage: %s', async (text) => {
    shelf.set('ym-outbox', text);
    expect((await openTab()).readOutbox().waiting).toEqual([]);
  });

  test('lasts as long as the page where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { putWaiting, readOutbox, dropWaiting } = await openTab();
    putWaiting(collects);
    expect(readOutbox().waiting).toEqual([collects]);
    dropWaiting(collects);
    expect(readOutbox().waiting).toEqual([]);
  });
});

describe('sending', () => {
  test('an entry made without a network waits, and two tabs that send at once send it once', async () => {
    const [one, other] = [await openTab(), await openTab()];
    expect(await one.sendOrWait('entry', 'e', fields)).toBe('waiting');
    expect(call).not.toHaveBeenCalled();
    browse(true);
    await Promise.all([one.sendWaiting(), other.sendWaiting(), one.sendWaiting()]);
    expect(call).toHaveBeenCalledOnce();
    expect(call.mock.calls[0]?.[1]).toEqual(fields);
    expect(one.readOutbox()).toMatchObject({ waiting: [], sent: 1 });
    expect(other.freshOutbox()).toMatchObject({ waiting: [], sent: 0 });
  });

  test('a write without an answer in time waits and keeps its key', async () => {
    browse(true);
    call.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
    const { sendOrWait, sendWaiting, readOutbox } = await openTab();
    expect(await sendOrWait('entry', 'e', fields)).toBe('waiting');
    expect(readOutbox().waiting).toHaveLength(1);
    await sendWaiting();
    expect(new Set(keysSent()).size).toBe(1);
    expect(keysSent()).toHaveLength(2);
  });

  test('a page that is closed while it sends leaves the write to the next one, under its key', async () => {
    const { sendOrWait, sendWaiting } = await openTab();
    await sendOrWait('entry', 'e', fields);
    browse(true);
    call.mockReturnValueOnce(new Promise(() => undefined));
    void sendWaiting();
    await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
    locks = new Locks();
    browse(true);
    const next = await openTab();
    await next.sendWaiting();
    expect(new Set(keysSent()).size).toBe(1);
    expect(next.readOutbox().waiting).toEqual([]);
  });

  test.each([0, 408, 425, 429, 502, 503, 504])('status %i passes: the write goes on waiting', async (status) => {
    const { sendOrWait, sendWaiting, readOutbox } = await openTab();
    await sendOrWait('collect', 's', { appId: 'a', collected: true });
    fails(status);
    await sendWaiting();
    expect(readOutbox()).toMatchObject({ waiting: [{ subject: 's' }], refused: [], sending: undefined });
  });

  test('the end of a session stops it, and the same person’s next session goes on', async () => {
    const { sendOrWait, sendWaiting, readOutbox } = await openTab();
    await sendOrWait('collect', 's', { appId: 'a', collected: true });
    await sendOrWait('collect', 't', { appId: 'b', collected: true });
    fails(200, 401);
    await sendWaiting();
    expect(call).toHaveBeenCalledOnce();
    expect(readOutbox().waiting).toHaveLength(2);
    page.cookie = tokenOf('q');
    await (await openTab()).sendWaiting();
    expect(call).toHaveBeenCalledOnce();
    page.cookie = tokenOf('p');
    await (await openTab()).sendWaiting();
    expect(call).toHaveBeenCalledTimes(3);
  });

  test.each([
    [400, 400, '不行'],
    [200, 2602, '不行'],
    [500, 500, '不行'],
    [409, 409, '修改之前的内容已经提交过，请先看看日程里有没有'],
  ])(
    'a refusal (%i, code %i) is told, keeps what was typed, and does not hold up the next',
    async (status, code, words) => {
      const { sendOrWait, sendWaiting, readOutbox } = await openTab();
      await sendOrWait('entry', 'e', fields);
      await sendOrWait('collect', 's', { appId: 'a', collected: true });
      fails(status, code);
      await sendWaiting();
      expect(readOutbox()).toMatchObject({ waiting: [], refused: [{ input: fields, refused: words }], sent: 1 });
      await sendWaiting();
      expect(call).toHaveBeenCalledTimes(2);
    },
  );

  test('what the server refuses at once does not wait', async () => {
    browse(true);
    fails(200, 2602);
    const { sendOrWait, readOutbox } = await openTab();
    await expect(sendOrWait('entry', 'e', fields)).rejects.toMatchObject({ code: 2602 });
    expect(readOutbox().waiting).toEqual([]);
  });

  test('an entry whose answer was lost longer ago than the server remembers is not sent again unasked', async () => {
    const { putWaiting, sendWaiting, readOutbox } = await openTab();
    putWaiting({ ...collects, kind: 'entry', input: fields, tried: Date.now() - 21 * 3_600_000 });
    await sendWaiting();
    expect(call).not.toHaveBeenCalled();
    expect(readOutbox().refused[0]?.refused).toContain('不知道有没有提交过');
  });

  test('who signs out meanwhile leaves nothing behind', async () => {
    browse(true);
    call.mockImplementationOnce(async () => {
      page.cookie = '';
      return failsAs(0, 0);
    });
    const { sendOrWait } = await openTab();
    await expect(sendOrWait('entry', 'e', fields)).rejects.toMatchObject({ msg: '已经退出登录，这项操作没有提交' });
    expect(shelf.has('ym-outbox')).toBe(false);
  });
});

describe('what waits can be changed', () => {
  const changed = { ...fields, title: '小组讨论（改到周日）' };

  async function withEntry() {
    const tab = await openTab();
    await tab.sendOrWait('entry', 'e', fields);
    const [write] = tab.readOutbox().waiting;
    return { ...tab, key: write?.key ?? '' };
  }

  test('under its key, and is sent as it is by then', async () => {
    const { changeWaiting, sendWaiting, key } = await withEntry();
    expect(await changeWaiting<'entry'>(key, changed)).toBe(true);
    await sendWaiting();
    expect(call.mock.calls.map(([, input, options]) => [input, options.key])).toEqual([[changed, key]]);
  });

  test('or withdrawn, and is not sent', async () => {
    const { changeWaiting, sendWaiting, key } = await withEntry();
    expect(await changeWaiting<'entry'>(key, undefined)).toBe(true);
    await sendWaiting();
    expect(call).not.toHaveBeenCalled();
  });

  test('but not once it is on its way: the change is told to come too late', async () => {
    const { changeWaiting, sendWaiting, readOutbox, key } = await withEntry();
    let answer = (_: unknown) => {};
    call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const sending = sendWaiting();
    await vi.waitFor(() => expect(readOutbox().sending).toBe(key));
    const change = changeWaiting<'entry'>(key, changed);
    answer({});
    await sending;
    expect(await change).toBe(false);
    expect(call).toHaveBeenCalledOnce();
  });

  test('after a refusal too, and is then a write of its own', async () => {
    const { changeWaiting, sendWaiting, readOutbox, key } = await withEntry();
    fails(200, 2601);
    await sendWaiting();
    expect(await changeWaiting<'entry'>(key, changed)).toBe(true);
    expect(readOutbox()).toMatchObject({ waiting: [{ input: changed }], refused: [] });
    await sendWaiting();
    expect(keysSent()[1]).not.toBe(key);
    expect(readOutbox()).toMatchObject({ waiting: [], sent: 1 });
  });
});
