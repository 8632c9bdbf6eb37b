import { agreementSuite } from '../contract/agreement-suite.ts';

agreementSuite({ service: 600, system: 100, news: 120, notice: 120, topic: 60 });
