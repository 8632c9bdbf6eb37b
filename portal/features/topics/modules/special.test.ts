import { describe, expect, it } from 'vitest';
import { topicNote } from './special.tsx';

describe('topics', () => {
  const now = { day: '2026-11-20', time: '10:00' };

  it('tell how near their end is, or how much they bundle', () => {
    expect(topicNote({ deadline: '2026-12-14', serviceCount: 12 }, now)).toBe('距办理截止还有 24 天');
    expect(topicNote({ deadline: '2026-11-20', serviceCount: 12 }, now)).toBe('今天截止');
    expect(topicNote({ deadline: '2026-11-19', serviceCount: 12 }, now)).toBe('12 项服务');
    expect(topicNote({ deadline: null, serviceCount: 46 }, now)).toBe('46 项服务');
  });
});
