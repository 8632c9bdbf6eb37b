import { expect, test } from 'vitest';
import { lightManifest, withPlainNames } from './light-manifest.ts';

const manifest = {
  entry: { module: '/e.js', imports: ['/framework.js'], css: [] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/framework.js', '/shell.js'], css: ['/shell.css'] },
    frame: {
      id: 'frame',
      parentId: 'root',
      module: '/frame.js',
      imports: ['/shell.js', '/menu.js'],
      css: ['/menu.css'],
    },
    page: {
      id: 'page',
      parentId: 'frame',
      module: '/page.js',
      imports: ['/menu.js', '/shell.js', '/tabs.js', '/list.js'],
      css: ['/shell.css', '/tabs.css', '/menu.css', '/page.css'],
    },
  },
  version: '1',
};

function read(code: string): typeof manifest {
  const window: { __reactRouterManifest?: typeof manifest } = {};
  new Function('window', code)(window);
  if (!window.__reactRouterManifest) throw new Error('No manifest');
  return window.__reactRouterManifest;
}

const light = lightManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);

test('a route keeps its own files, styles in their order, and leaves out what its parents bring', () => {
  const { routes } = read(light);
  expect(routes.page.css).toEqual(['/tabs.css', '/page.css']);
  expect(routes.page.imports.toSorted()).toEqual(['/list.js', '/tabs.js']);
  expect(routes.frame).toEqual({ ...manifest.routes.frame, imports: ['/menu.js'] });
});

test('all else stays as it was', () => {
  const { routes, ...rest } = read(light);
  expect(rest).toEqual({ entry: manifest.entry, version: '1' });
  expect(routes.page).toMatchObject({ id: 'page', parentId: 'frame', module: '/page.js' });
});

test('each file is named once', () => {
  expect(light.match(/tabs\.css/g)).toHaveLength(1);
});

test('a style sheet of the root has one name, so that no lazy piece fetches it again', () => {
  const code = '{"css":["/shell.css#","/tabs.css#"]}';
  expect(withPlainNames(code, ['/shell.css#', '/root.css'])).toBe('{"css":["/shell.css","/tabs.css#"]}');
});
