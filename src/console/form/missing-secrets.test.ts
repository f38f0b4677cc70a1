import { expect, test } from 'vitest';
import { missingSecrets } from './missing-secrets.ts';

test('a secret that nobody gave and a user name that a server would cut are named', () => {
	const basic = [{ kind: 'basic' as const, userVariable: 'U', passwordVariable: 'P' }];
	const named = (secrets: Record<string, string>) => Object.keys(missingSecrets(basic, secrets));
	expect([named({}), named({ U: 'mia', P: 'x:y' }), named({ U: 'mia:x', P: 'y' })]).toEqual([['secret:U', 'secret:P'], [], ['secret:U']]);
});
