import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { routeTable } from '../../portal/shell/routes/table.ts';
import { get } from '../../scripts/trial-server.ts';
import { answerOf, asked, cookieOf, endOf, endOfOpening, landings, ofSignIn } from '../support/landings.ts';
import { desktop, go, type Institution, member, port, visits } from '../support/site.ts';

const rows = Object.values(landings);
const persons: Record<Institution, typeof member> = {
  mingde: member,
  jiangcheng: { account: 'chensiyuan', name: '陈思远', password: 'Yimen-2026' },
  yunzhou: { account: 'luruoxi', name: '陆若溪', password: 'Yimen-2026' },
};
const institutions = Object.keys(persons) as Institution[];

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
/** What each shell is asked for when a page can be handed on: its bar's title, its menu's data, its menu. */
const shells = [
  { shell: 'wechat', agent: `${android} MicroMessenger/8.0.60`, channel: '3', tells: 'data', opens: '' },
  {
    shell: 'wxwork',
    agent: `${android} wxwork/4.1.30 MicroMessenger/7.0.1`,
    channel: '2',
    tells: 'data',
    opens: 'shareAppMessage',
  },
  {
    shell: 'chaoxing',
    agent: `${android} com.chaoxing.mobile/ChaoXingStudy_3_6.5`,
    channel: '2',
    tells: '',
    opens: 'CLIENT_SHARE_ITEM',
  },
  { shell: 'alipay', agent: `${android} AlipayClient/10.6.10`, channel: '2', tells: 'title', opens: 'shareToChannel' },
  { shell: 'dingtalk', agent: `${android} DingTalk/7.6.50`, channel: '2', tells: 'title', opens: 'dd.share' },
  { shell: 'weibo', agent: `${android} Weibo (Pixel__weibo__15.1.0)`, channel: '2', tells: 'title', opens: 'openMenu' },
  { shell: 'qq', agent: `${android} V1_AND_SQ_9.0.90 QQ/9.0.90`, channel: '2', tells: 'data', opens: 'showShareMenu' },
  {
    shell: 'welink',
    agent: `${android} HuaWei-AnyOffice/1.0.0/com.huawei.welink`,
    channel: '2',
    tells: 'title',
    opens: 'HWH5.share',
  },
];

/** Puts every shell's interface into the page, and notes in `told` what is asked of them. */
function spyOnShell(): void {
  const told: unknown[] = [];
  const named =
    (...name: string[]) =>
    (...given: unknown[]) => {
      const answer = given.find((each) => typeof each === 'function');
      told.push([...name, ...given.filter((each) => each !== answer)]);
      answer?.({});
    };
  const spy = named();
  Object.assign(window, {
    told,
    WeixinJSBridge: { call: spy },
    wx: { ready: spy, updateAppMessageShareData: spy, onMenuShareAppMessage: spy, invoke: spy },
    AlipayJSBridge: { call: spy },
    dd: { biz: { navigation: { setTitle: spy, close: spy }, util: { share: named('dd.share') } } },
    WeiboJSBridge: { invoke: spy },
    mqq: { ui: { showShareMenu: named('showShareMenu') }, data: { setShareInfo: spy } },
    HWH5: { setNavigationBarTitle: spy, share: named('HWH5.share') },
    jsBridge: { postNotification: spy },
  });
}

/** Goes on to an address as a link does; where that ends. */
function walk(page: Page, address: string): Promise<string> {
  return page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    await router.navigate(to);
    return location.pathname + location.search;
  }, address);
}

test('every route of the table has a row here', () => {
  const named = routeTable.map(({ name }) => name).filter((name) => !ofSignIn.test(name));
  expect(Object.keys(landings).toSorted()).toEqual(named.toSorted());
});

describe('where a route leads', () => {
  const visit = visits();
  const host = (institution: Institution) => `${institution}.localhost`;

  test.each(institutions)('a guest of %s', async (institution) => {
    for (const row of rows) {
      const answer = await asked(port(), host(institution), row.path);
      expect.soft(answer, row.path).toEqual(answerOf(row.guest[institution], row));
    }
  });

  test.each(institutions)('a member of %s', async (institution) => {
    const cookie = await cookieOf(port(), host(institution), persons[institution]);
    for (const row of rows) {
      const answer = await asked(port(), host(institution), row.path, { cookie });
      expect.soft(answer, row.path).toEqual(answerOf(row.member[institution], row));
    }
  });

  test.each(shells)('a guest in $shell, whom only the first page knows by it', async ({ agent }) => {
    for (const row of rows) {
      const answer = await asked(port(), host('mingde'), row.path, { 'user-agent': agent });
      expect.soft(answer, row.path).toEqual(answerOf(row.guest.mingde, row, 'mobile'));
    }
  });

  test('a parameter that cannot be, or names what is not there, to the institution’s 404', async () => {
    const missing = [
      '/service-hall?page=abc',
      '/service-hall?page=99999999999',
      '/service-hall?category=zz',
      '/service-hall?label=zz',
      '/service-hall?suitableFor=zz',
      '/news?page=-1',
      '/news?column=zz',
      '/info-center?type=zz',
      '/mobile/news?column=zz',
      '/mobile/notice?type=zz',
      '/mobile/work?category=zz',
    ];
    for (const path of missing) {
      const { status, text } = await get(port(), host('mingde'), path);
      expect.soft([status, text.includes('<title>页面不存在 - 明德大学')], path).toEqual([404, true]);
    }
    const there = [
      '/service-hall?query=%3Cb%3E&category=&page=1&utm_source=wechat',
      '/news?category=zz',
      '/mobile/work?category=business-systems',
    ];
    for (const path of there) expect.soft(await asked(port(), host('mingde'), path), path).toEqual({ status: 200 });
    expect(await asked(port(), host('yunzhou'), '/business-system?category=zz')).toEqual({ status: 404 });
    // An address of former versions leads on.
    const former = await asked(port(), host('mingde'), '/service-hall?audience=ug');
    expect(former).toEqual({ status: 302, to: '/service-hall?suitableFor=ug' });
  });

  test.each([
    ['guest', undefined],
    ['member', persons.mingde],
  ])(
    'what a %s hands on of a page says what it is, at its own address, and nothing of who reads it',
    async (_, person) => {
      const cookie = person && (await cookieOf(port(), host('mingde'), person));
      const pages = {
        '/home?from=x': '/home',
        '/mobile/home': '/mobile/home',
        '/news/more/news-ginkgo-open-week': '/news/more/news-ginkgo-open-week',
        '/mobile/news?article=news-ginkgo-open-week&column=&utm_source=x': '/mobile/news?article=news-ginkgo-open-week',
        '/info-center?notice=notice-final-exams&page=1': '/info-center?notice=notice-final-exams',
        '/mobile/notice?notice=notice-final-exams': '/mobile/notice?notice=notice-final-exams',
        '/service-hall/details/transcript-print': '/service-hall/details/transcript-print',
        '/mobile/service-guide/transcript-print?from=x': '/mobile/service-guide/transcript-print',
        '/mobile/topic-detail/topic-graduation': '/mobile/topic-detail/topic-graduation',
      };
      for (const [path, own] of Object.entries(pages)) {
        const agent = path.startsWith('/mobile/') ? android : windows;
        const { text } = await get(port(), host('mingde'), path, {
          'user-agent': agent,
          ...(cookie && { cookie }),
        });
        const head = text.slice(0, text.indexOf('</head>'));
        const said = Object.fromEntries(
          [...head.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)"/g)].map(([, name, content]) => [
            name,
            content,
          ]),
        );
        expect.soft(said['og:url'], path).toBe(`http://${host('mingde')}:${port()}${own}`);
        expect.soft(said.description?.length, path).toBeGreaterThan(7);
        expect.soft(said['og:description'], path).toBe(said.description);
        expect.soft(said['og:title']?.length, path).toBeGreaterThan(1);
        expect
          .soft(said['og:image'], path)
          .toMatch(/^http:\/\/mingde\.localhost:\d+\/(app-icons|files)\/\S+\.(png|jpe?g|webp)$/);
        expect.soft(head, path).not.toContain(persons.mingde.name);
      }
    },
  );

  test('such a parameter to the same 404 without a request, when a link has it', async () => {
    const { page } = await visit();
    await go(page, '/service-hall');
    const asks: string[] = [];
    page.on('request', (request) => asks.push(request.url()));
    await walk(page, '/service-hall?page=abc');
    await expect.poll(() => page.title()).toMatch(/^页面不存在 - /);
    expect(asks.filter((url) => url.includes('.data'))).toEqual([]);
  });

  test('a guest whose address has an anchor comes back to it after signing in', async () => {
    const { page } = await visit();
    await go(page, '/home');
    await walk(page, '/task-center#late');
    await page.waitForURL(/\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/task-center#late');
  });
});

describe('the width decides the site', () => {
  const visit = visits();
  const cells = [
    { width: 1440, site: 'desktop' },
    { width: 901, site: 'desktop' },
    { width: 900, site: 'mobile' },
    { width: 375, site: 'mobile' },
  ] as const;
  const edges = cells.filter(({ width }) => width === 900 || width === 901);

  test.each(cells)('at $width px, for every route as the browser walks it', async ({ width, site }) => {
    const { page } = await visit({ viewport: { width, height: 800 }, expected: /404/ });
    await go(page, '/assistant');
    for (const row of rows) {
      const end = await walk(page, row.path);
      expect.soft(end, row.path).toBe(endOf(row, site));
    }
  });

  test.each(edges)('at $width px, for every route as a member walks it', async ({ width, site }) => {
    const { page } = await visit({ as: member, viewport: { width, height: 800 }, expected: /404/ });
    await go(page, '/assistant');
    for (const row of rows) {
      const end = await walk(page, row.path);
      expect.soft(end, row.path).toBe(endOf(row, site, 'member'));
    }
  });

  test.each(cells)('at $width px, for a page that is opened', async ({ width, site }) => {
    const { page } = await visit({ viewport: { width, height: 800 }, expected: /404/ });
    for (const row of rows) {
      const end = endOfOpening(row, site);
      await page.goto(row.path, { waitUntil: 'commit' });
      await page.waitForURL(({ pathname, search }) => pathname + search === end);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
  });
});

describe('the user agent', () => {
  const visit = visits();

  test.each(shells)(
    '$shell gets the phone site and its bridge, counts one visit, and hands a page on by its own menu',
    async ({ agent, shell, channel, tells, opens }) => {
      const { page } = await visit({ userAgent: agent, viewport: { width: 375, height: 812 } });
      await page.addInitScript(spyOnShell);
      const counted: (string | null)[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/addFontVisit'))
          counted.push(new URL(request.url()).searchParams.get('terminalType'));
      });
      const first = await page.goto('/');
      expect(new URL(page.url()).pathname).toBe('/mobile/home');
      expect(first?.request().redirectedFrom(), 'the server itself knows').not.toBeNull();
      await page.waitForFunction(
        (name) => 'yimenBridge' in window && (window.yimenBridge as { platform?: string }).platform === name,
        shell,
      );
      await expect.poll(() => counted, { timeout: 30_000 }).toEqual([channel]);
      await page.goto('/mobile/topic-detail/topic-graduation');
      await page.waitForFunction(() => 'yimenBridge' in window);
      expect(counted, 'once for a visit').toEqual([channel]);
      const told = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'told')));
      if (tells === 'title') await expect.poll(told).toContain('毕业离校 - ');
      if (tells === 'data') await expect.poll(told).toContain(`"${page.url()}"`);
      const button = page.getByRole('button', { name: '分享' });
      if (opens === '') return expect(await button.count()).toBe(0);
      await button.click();
      await expect.poll(told).toContain(opens);
    },
  );

  test('of a desk in a narrow window gets the phone site without a flash of the other', async () => {
    const { page } = await visit({ userAgent: windows, viewport: { width: 375, height: 812 } });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push(`${location.pathname} ${entry.name}`);
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/home', { waitUntil: 'commit' });
    await page.waitForURL(/\/mobile\/home$/);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((paint) => paint.startsWith('/home '))).toEqual([]);
  });

  test('leaves the bridge behind when the window grows, and takes it up again', async () => {
    const { page } = await visit({ viewport: { width: 375, height: 812 } });
    await go(page, '/mobile/home');
    await page.waitForFunction(() => 'yimenBridge' in window);
    await page.setViewportSize(desktop);
    await page.waitForURL(/\/home$/);
    await page.waitForFunction(() => !('yimenBridge' in window));
  });

  test('decides whether the institution’s own script is loaded, which goes with the phone site', async () => {
    const script = 'https://bridge.yunzhou.example/sdk-3.2.js';
    const open = async (name: string) => {
      const userAgent = shells.find(({ shell }) => shell === name)?.agent;
      const { page } = await visit({ institution: 'yunzhou', userAgent, viewport: { width: 375, height: 812 } });
      await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.sdk = true' }));
      await go(page, '/mobile/home');
      await page.waitForFunction(() => 'yimenBridge' in window);
      return page;
    };
    const page = await open('alipay');
    await page.waitForFunction(() => 'sdk' in window);
    await page.setViewportSize(desktop);
    await page.waitForURL(({ pathname }) => pathname === '/home');
    await expect.poll(() => page.locator(`script[src="${script}"]`).count()).toBe(0);
    const other = await open('wechat');
    expect(await other.locator(`script[src="${script}"]`).count()).toBe(0);
  });
});
