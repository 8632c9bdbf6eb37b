import { agreementSuite } from './agreement-suite.ts';

// `tests/slow` tries a thousand.
agreementSuite({ service: 200, system: 40, news: 40, notice: 40, topic: 20 });
