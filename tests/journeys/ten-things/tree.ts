import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** For what comes only after an answer of the server, on a machine that is busy. */
export const pollOptions = { timeout: 30_000 };

interface Node {
  depth: number;
  role: string;
  name: string;
  states: string;
}

/** The lines of Playwright's picture of the accessibility tree, parsed. */
function nodesOf(snapshot: string): Node[] {
  return snapshot.split('\n').flatMap((line) => {
    const parts = /^(\s*)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(line);
    if (!parts) return [];
    const [, indent = '', role = '', name = '', states = ''] = parts;
    return [{ depth: indent.length / 2, role, name, states: states.trim() }];
  });
}

const landmarks = ['banner', 'navigation', 'main', 'complementary', 'search', 'region', 'contentinfo'];
const controls = ['link', 'button', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'tab', 'switch', 'slider'];
/** Words that tell a reader who jumps from link to link nothing. */
const bare = /^(更多|全部|查看|查看全部|详情|点击这里)$/;

/** What a person who listens to this page would stumble over. */
export async function stumblingBlocks(page: Page): Promise<string[]> {
  const nodes = nodesOf(await page.locator('body').ariaSnapshot());
  const found: string[] = [];
  const places = nodes.filter(({ role }) => landmarks.includes(role)).map(({ role, name }) => `${role} ${name}`);
  found.push(...places.filter((place, index) => places.indexOf(place) !== index).map((place) => `${place} twice`));
  if (places.filter((place) => place.startsWith('main')).length !== 1) found.push('not one main landmark');

  let level = 0;
  for (const { name, states } of nodes.filter(({ role }) => role === 'heading')) {
    const next = Number(/level=(\d)/.exec(states)?.[1]);
    if (next > level + 1) found.push(`heading ${name} jumps from level ${level} to ${next}`);
    level = next;
  }
  for (const { role, name } of nodes.filter(({ role }) => controls.includes(role))) {
    if (name === '') found.push(`a ${role} without a name`);
  }
  // Within a group or a navigation the word is one choice of several.
  let around: Node[] = [];
  for (const node of nodes) {
    around = [...around.filter(({ depth }) => depth < node.depth), node];
    const choice = around.some(({ role }) => role === 'group' || role === 'navigation');
    if (node.role === 'link' && bare.test(node.name) && !choice) found.push(`a link called ${node.name}`);
  }
  return found;
}

/** Landmarks and headings of a part of the page, in the order in which they are read. */
export async function outline(part: Locator): Promise<string[]> {
  return nodesOf(await part.ariaSnapshot())
    .slice(1)
    .filter(({ role }) => role === 'heading' || landmarks.includes(role))
    .map(({ role, name, states }) =>
      (role === 'heading' ? `h${/\d/.exec(states)?.[0]}` : role).concat(` ${name}`).trim(),
    );
}

/** The part says these lines of its tree, in this order, with names and states. */
export async function says(part: Locator, ...lines: (string | RegExp)[]): Promise<void> {
  const missing = async () => {
    const said = (await part.ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- /, ''));
    let from = 0;
    for (const line of lines) {
      const at = said.findIndex(
        (each, index) => index >= from && (typeof line === 'string' ? each.startsWith(line) : line.test(each)),
      );
      if (at < 0) return `${line} is not in\n${said.join('\n')}`;
      from = at + 1;
    }
    return '';
  };
  await expect.poll(missing, pollOptions).toBe('');
}
