import { expect, test } from 'vitest';
import { isFast, mayPrefetch } from './connection.ts';

test.each([
	['a browser that says nothing of the connection', undefined, true, false],
	['4g of which no more is known', { saveData: false, effectiveType: '4g' }, true, false],
	['a fast line', { effectiveType: '4g', downlink: 10, rtt: 50 }, true, true],
	['a fast line with a long way', { effectiveType: '4g', downlink: 10, rtt: 150 }, true, false],
	['a slow line with a short way', { effectiveType: '4g', downlink: 1.6, rtt: 50 }, true, false],
	['3g', { effectiveType: '3g', downlink: 1, rtt: 300 }, true, false],
	['2g', { effectiveType: '2g' }, false, false],
	['slow 2g', { effectiveType: 'slow-2g' }, false, false],
	['a reader who saves data', { saveData: true, effectiveType: '4g', downlink: 10, rtt: 50 }, false, false],
])('%s', (_, connection, pointedAt, ahead) => {
	expect([mayPrefetch(connection), isFast(connection)]).toEqual([pointedAt, ahead]);
});
