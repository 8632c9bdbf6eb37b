import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { prebundled } from './.storybook/prebundled.ts';
import { drawOnServer, endsWithVitest } from './.storybook/ssr/command.ts';
import { launchOptions } from './scripts/chromium.ts';

const root = import.meta.dirname;

const fromSource = {
  resolve: { conditions: ['yimen-source', ...defaultClientConditions] },
  // vanilla-extract's compiler drops the `ssr` key of its configuration, so styles would resolve
  // to dist while the page uses the source; `environments` survives.
  environments: { ssr: { resolve: { conditions: ['yimen-source', ...defaultServerConditions] } } },
};

// A factory: two projects that share one object make Vitest report a project defined twice.
function browser() {
  return {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions, contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' } }),
    instances: [{ browser: 'chromium' as const }],
    viewport: { width: 1280, height: 800 },
    screenshotFailures: false,
  };
}

const node = {
  ...fromSource,
  resolve: { conditions: ['yimen-source', ...defaultServerConditions] },
  plugins: [vanillaExtractPlugin()],
};

/** Ends what hangs, in ms; on a burdened machine what goes on may take ten times as long as usual. */
const hangs = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  // Projects do not inherit it, but vanilla-extract's compiler reads the file's top level only.
  ...fromSource,
  test: {
    // Vitest leaves one core to itself: on a machine of two, one would idle.
    maxWorkers: '100%',
    projects: [
      {
        ...node,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{tokens,ui,contract,server,portal,scripts}/**/*.test.ts',
            'tests/{contract,guards,tokens,support,demo,sign-in}/**/*.test.ts',
          ],
          // A process for each of so many small files would cost a third of the run.
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          ...hangs,
        },
      },
      {
        ...node,
        test: {
          name: 'process',
          environment: 'node',
          include: ['tests/{process,packages}/**/*.test.ts'],
          globalSetup: ['tests/process/setup.ts'],
          fileParallelism: false,
          ...hangs,
        },
      },
      {
        // What waits for real time-outs, goes on until something rare happens, or tries very many; not part of `npm test`.
        ...node,
        test: {
          name: 'slow',
          environment: 'node',
          include: ['tests/slow/**/*.test.ts'],
          globalSetup: ['tests/process/setup.ts'],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      {
        ...node,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/setup.ts'],
          fileParallelism: false,
          ...hangs,
          // A second, as by default, is little for a page that shares the machine with another.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'visual',
          environment: 'node',
          include: ['tests/visual/**/*.test.ts'],
          globalSetup: ['tests/visual/setup.ts'],
          fileParallelism: false,
          maxConcurrency: 2,
          ...hangs,
        },
      },
      {
        ...fromSource,
        plugins: [vanillaExtractPlugin()],
        optimizeDeps: { include: prebundled, entries: ['{ui,portal,tests}/**/*.test.tsx'] },
        test: {
          name: 'browser',
          include: ['ui/**/*.test.tsx', '{portal,tests}/**/*.browser.test.tsx'],
          browser: browser(),
          ...hangs,
          // On a burdened machine an animation may stand for longer than the second that is the default.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') }), endsWithVitest()],
        test: {
          name: 'stories',
          // Opening a frame for each of so many small files would cost more than the stories themselves.
          isolate: false,
          browser: { ...browser(), commands: { drawOnServer } },
          setupFiles: ['.storybook/vitest.setup.ts'],
          ...hangs,
        },
      },
    ],
  },
});
