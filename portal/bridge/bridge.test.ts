import { expect, test } from 'vitest';
import { makeBridge } from './bridge.ts';

test('without a shell, or without its own interface, nothing happens', () => {
  for (const userAgent of ['Chrome/140', 'MicroMessenger/8.0', 'DingTalk/7.6', 'QQ/9.0']) {
    const bridge = makeBridge(userAgent, {});
    bridge.setTitle('办事');
    expect(bridge.close()).toBe(false);
    expect(bridge.share({ title: '办事', text: '', url: 'https://portal.example/' })).toBe(false);
  }
});
