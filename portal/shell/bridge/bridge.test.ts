import { expect, test } from 'vitest';
import { platformOf } from '../viewport/platform.ts';
import { makeBridge } from './bridge.ts';
import { shells } from './shells.ts';

const page = { title: '办事', text: '', url: 'https://portal.example/', image: '' };

test('without a shell, or without its own interface, nothing happens', () => {
  for (const userAgent of ['Chrome/140', 'MicroMessenger/8.0', 'DingTalk/7.6', 'QQ/9.0', 'Weibo']) {
    const platform = platformOf(userAgent);
    const bridge = makeBridge(platform && { platform, shell: shells[platform] }, {});
    bridge.setTitle('办事');
    bridge.setShareData(page);
    expect([bridge.canClose, bridge.close()]).toEqual([false, false]);
    expect([bridge.canShare, bridge.share(page)]).toEqual([false, false]);
  }
});
